import type { LinkValue } from '../fields/values';
import type { Draft } from './Draft';
import { memoize } from './memoize';
import type { Content } from './readContent';
import { titleAddress } from './titleAddress';

/** Where visitors are led from each address that is no page any more: the owner's list, and the titles of articles. */
export const formerAddresses = memoize(
  ({ drafts }: Content): ReadonlyMap<string, string> => new Map(drafts.flatMap(formerOf)),
);

function formerOf({ type, address, fields }: Draft): [from: string, to: string][] {
  if (type === 'article') return address ? [[titleAddress(String(fields.title)), address]] : [];
  const rules = (fields.redirects ?? []) as LinkValue[];
  return rules.map(({ label, to }) => [label.replace(/(.)\/$/, '$1'), to]);
}
