import type { formErrors } from '../../../pipeline/labels/en/formErrors.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';

/** Texts for visitors and for mails, by key. */
export type ErrorLabels = Readonly<Record<keyof typeof formErrors, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

/** The language of the mails, and their texts. */
export interface MailLocale {
  /** BCP 47 tag. */
  readonly language: string;
  readonly labels: MailLabels;
}

/** The settings of a form, against which the function checks its requests. */
export interface Form {
  /** The names of the lead's fields that must not be empty, such as `email`. */
  readonly required: readonly string[];
  /** With `either`, a phone number or an email address is enough. Without it, `required` says which are needed. */
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

/** Facts about the business and its site, from its content. The build writes them to `business.json`. */
export interface Business {
  /** A hash of the function and migrations, by which a deployment knows whether they changed; missing on a local stack. */
  readonly version?: string;
  readonly name: string;
  /** The main phone number, formatted. */
  readonly phone: string;
  /** By page path, the phone numbers of pages that have their own. */
  readonly phonesByPage: Readonly<Record<string, string>>;
  /** By page path, the titles of pages with a form. */
  readonly pageTitles: Readonly<Record<string, string>>;
  /** The paths of all pages: a request may name only one of these as the page whose button led to the form. */
  readonly pagePaths: readonly string[];
  /** By the hash of its settings, each form that differs from the default form. Its requests have this hash as `formVersion`. */
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
  readonly answers: ErrorLabels;
  readonly mails: MailLocale;
  /** Colors of the site's theme as `#rrggbb`, for the mails. */
  readonly colors: Readonly<Record<'stone' | 'card' | 'ink' | 'quiet' | 'action' | 'actionInk', string>>;
}
