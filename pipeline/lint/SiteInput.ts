import type { LintedContent } from './LintedContent';
import type { Addresses } from './site/addressesOf';
import type { Published } from './site/Published';

/** What rules about the whole site are asked about. */
export interface SiteInput extends LintedContent {
  addresses: Addresses;
  /** The version that visitors know, where it is known. */
  published?: Published;
}
