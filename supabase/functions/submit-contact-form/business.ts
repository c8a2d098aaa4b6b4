import type { answers } from '../../../pipeline/labels/en/answers.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';

export type AnswerLabels = Readonly<Record<keyof typeof answers, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

export interface MailWords {
  /** As BCP 47 writes it. */
  readonly language: string;
  readonly labels: MailLabels;
}

/** A form with settings of its own, by which the function checks what is sent. */
export interface Form {
  /** The fields that must be filled in. */
  readonly required: readonly string[];
  /** Whether a phone number or an email address is enough, of which neither is required. */
  readonly contactBy?: string;
  /** What can be chosen as the project type; missing where the form does not ask for it. */
  readonly projectTypes?: readonly string[];
  /** The owner's own questions; `choices` where an answer must be one of them. */
  readonly questions: readonly {
    readonly question: string;
    readonly required: boolean;
    readonly choices?: readonly string[];
  }[];
}

/** What the function knows of the business and of the site's look. */
export interface Business {
  /** A hash of all that was deployed with it, migrations too; missing on a local stack. */
  readonly version?: string;
  readonly name: string;
  /** The main phone, as a person writes it. */
  readonly phone: string;
  /** Page path to the phone of that page, for pages with a phone of their own. */
  readonly phonesByPage: Readonly<Record<string, string>>;
  /** Page path to the title of that page, for pages with a form. */
  readonly pageTitles: Readonly<Record<string, string>>;
  /** The paths of all pages, from whose buttons a visitor may come to a form. */
  readonly pagePaths: readonly string[];
  /** The forms with settings of their own, by the version that their pages send along. */
  readonly forms: Readonly<Record<string, Form>>;
  /** Where requests for an estimate are mailed. */
  readonly ownerEmail: string;
  /** Where it is, by its name in the IANA database. */
  readonly timeZone: string;
  /** The site's origin, no slash at its end. */
  readonly siteUrl: string;
  /** Months after which leads, and their photographs, are deleted; missing where they are kept. */
  readonly keepLeads?: number;
  readonly keepPhotos?: number;
  /** Where a plain form goes when its request was stored. */
  readonly thanksPath: string;
  /** Where a plain form goes when it was not. */
  readonly notSentPath: string;
  /** The answers to visitors, in the language of the site. */
  readonly answers: AnswerLabels;
  /** The texts of mails. */
  readonly mails: MailWords;
  /** The site's colors, for mails: `#rrggbb`. */
  readonly colors: Readonly<Record<'stone' | 'card' | 'ink' | 'quiet' | 'action' | 'actionInk', string>>;
}
