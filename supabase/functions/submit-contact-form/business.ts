import type { answers } from '../../../pipeline/labels/en/answers.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';

/** Texts for visitors and for mails, by key. */
export type AnswerLabels = Readonly<Record<keyof typeof answers, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

/** The language of the mails, and their texts. */
export interface MailLocale {
  /** BCP 47 tag. */
  readonly language: string;
  readonly labels: MailLabels;
}

/** The settings of a form, against which the function checks its requests. */
export interface Form {
  readonly required: readonly string[];
  /** `either`: a phone number or an email address is required. */
  readonly contactBy?: string;
  /** The allowed project types; missing if the form does not ask for one. */
  readonly projectTypes?: readonly string[];
  /** The owner's own questions; with `choices`, the answer must be one of them. */
  readonly questions: readonly {
    readonly question: string;
    readonly required: boolean;
    readonly choices?: readonly string[];
  }[];
}

/** Facts about the business and its site; the build writes them to `business.json`. */
export interface Business {
  /** A hash of the deployed function and migrations; missing on a local stack. */
  readonly version?: string;
  readonly name: string;
  /** The main phone number, formatted. */
  readonly phone: string;
  /** Phone numbers by page path, for pages that have their own. */
  readonly phonesByPage: Readonly<Record<string, string>>;
  /** Page titles by path, for pages with a form. */
  readonly pageTitles: Readonly<Record<string, string>>;
  /** The paths of all pages; their buttons may lead to a form. */
  readonly pagePaths: readonly string[];
  /** Forms with their own settings, by the version that the page sends. */
  readonly forms: Readonly<Record<string, Form>>;
  /** The address that receives the requests. */
  readonly ownerEmail: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Months after which leads and photographs are deleted; missing if they are kept. */
  readonly keepLeads?: number;
  readonly keepPhotos?: number;
  /** The page after a form without JavaScript was stored. */
  readonly thanksPath: string;
  /** The page after a form without JavaScript was refused. */
  readonly notSentPath: string;
  /** Messages to visitors, in the language of the site. */
  readonly answers: AnswerLabels;
  readonly mails: MailLocale;
  /** The site's colors as `#rrggbb`. */
  readonly colors: Readonly<Record<'stone' | 'card' | 'ink' | 'quiet' | 'action' | 'actionInk', string>>;
}
