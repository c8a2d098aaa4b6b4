import { hashOf } from '../read/hashOf';
import type { Draft } from './Draft';
import type { EntryKeys } from './Site';

/** Much cheaper than comparing what pages are made of, of which one edit changes very little. */
export function draftKeys(draft: Omit<Draft, 'source'>): EntryKeys {
  const { type, file, name, address, fields, sections } = draft;
  const told = sections.map(({ fields: { body: _body, ...rest }, ...section }) => ({ ...section, rest }));
  return {
    told: hashOf(JSON.stringify([type, file, name, address, fields, told])),
    texts: hashOf(JSON.stringify(sections.map(({ fields: { body } }) => body))),
  };
}
