import type { ProseMention, TextMention } from '../fields/mentions';
import type { Source } from '../read/Source';
import type { ClaimingLine } from './claimingLines';
import type { EntryKeys, TypeName } from './Site';

/** One section as written: its kind, its name on the page, its fields before the site around it is known. */
export interface SectionDraft {
  /** The key in the file: `cards materials`. */
  key: string;
  kind: string;
  id?: string;
  /** Authored fields; mentions are not yet resolved. */
  fields: Record<string, unknown>;
}

/** One file, read and typed on its own, before it is known what the rest of the site holds. */
export interface Draft {
  /** Where it is false the file has problems, and only the fields and sections that could be read are here. */
  whole: boolean;
  type: TypeName;
  file: string;
  name: string;
  source: Source;
  /** The text below the fields, where there is one. */
  body?: ProseMention | TextMention;
  /** Every word in braces, as written, which should be a fact of the business. */
  facts: { written: string; name: string; line: number }[];
  /** Lines that may claim a number. */
  claimingLines: ClaimingLine[];
  /** Lines that may hold a number or an address of somebody else: see `joinLines`. */
  tellingLines: string;
  fields: Record<string, unknown>;
  sections: SectionDraft[];
  address?: string;
  /** Where they are remembered. */
  keys?: EntryKeys;
}
