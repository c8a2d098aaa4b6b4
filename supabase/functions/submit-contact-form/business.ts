import facts from './business.json' with { type: 'json' };

/** What the function knows of the business and of the site's look. */
export interface Business {
  readonly name: string;
  /** The main phone, as a person writes it. */
  readonly phone: string;
  /** Page path to the phone of that page, for pages with a phone of their own. */
  readonly phonesByPage: Readonly<Record<string, string>>;
  /** Where requests for an estimate are mailed. */
  readonly ownerEmail: string;
  /** The site's origin, no slash at its end. */
  readonly siteUrl: string;
  /** Where a plain form goes when its request was stored. */
  readonly thanksPath: string;
  /** Where a plain form goes when it was not. */
  readonly notSentPath: string;
  /** The site's colors, for mails: `#rrggbb`. */
  readonly colors: Readonly<Record<'stone' | 'card' | 'ink' | 'quiet' | 'action' | 'actionInk', string>>;
}

/** The business this function works for, from `business.json`, which the build writes. */
export const business: Business = facts;
