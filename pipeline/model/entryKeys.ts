import { hashOf } from '../source/hash';

/** What a file says, as hashes: while both stay, so does everything that is made of it. */
export interface EntryKeys {
  /** All but its long texts, of which other pages show nothing. */
  fields: string;
  /** Its long texts. */
  texts: string;
}

interface Keyed {
  type: string;
  file: string;
  name: string;
  address?: string;
  fields: object;
  sections: readonly { fields: { body?: unknown } }[];
}

/** Much cheaper than comparing what pages are made of, of which one edit changes very little. */
export function entryKeys({ type, file, name, address, fields, sections }: Keyed): EntryKeys {
  const own = sections.map(({ fields: { body: _body, ...rest }, ...section }) => ({ ...section, rest }));
  return {
    fields: hashOf(JSON.stringify([type, file, name, address, fields, own])),
    texts: hashOf(JSON.stringify(sections.map(({ fields: { body } }) => body))),
  };
}
