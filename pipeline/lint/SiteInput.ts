import type { Document } from './Document';
import type { LintedContent } from './LintedContent';
import type { AddressIndex } from './site/addressIndex';
import type { Published } from './site/lastVersion';

export interface SiteContext {
  addresses: AddressIndex;
  /** The version that visitors know, where it is known. */
  published?: Published;
}

/** What rules about the whole site are asked about. */
export interface SiteInput extends LintedContent, SiteContext {
  /** Looks at each file; what is reported meanwhile is of that file, and a file with very many findings is left early. */
  forEachDocument: (visit: (document: Document) => void) => void;
}
