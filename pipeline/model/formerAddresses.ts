import type { LinkMention } from '../fields/mentions';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { Draft } from './Draft';
import { onceFor } from './onceFor';
import type { Content } from './readContent';

/** Where visitors are led from each address that is no page any more: the owner's list, and the titles of articles. */
export const formerAddresses = onceFor(
  ({ drafts }: Content): ReadonlyMap<string, string> => new Map(drafts.flatMap(formerOf)),
);

function formerOf({ type, address, fields }: Draft): [from: string, to: string][] {
  const { formerAddress }: ContentType = contentTypes[type];
  if (formerAddress) return address ? [[formerAddress(String(fields.title)), address]] : [];
  const rules = (fields.redirects ?? []) as LinkMention[];
  return rules.map(({ label, to }) => [label.replace(/(.)\/$/, '$1'), to]);
}
