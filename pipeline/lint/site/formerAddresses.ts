import type { LinkValue } from '../../fields/values';
import { memoize } from '../../model/memoize';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import { titleAddress } from './titleAddress';

/** Where visitors are led from each address that is no page any more: the owner's list, and the titles of articles. */
export const formerAddresses = memoize(
  ({ documents }: Content): ReadonlyMap<string, string> => new Map(documents.flatMap(formerOf)),
);

function formerOf({ type, address, fields }: Document): [from: string, to: string][] {
  if (type === 'article') return address ? [[titleAddress(String(fields.title)), address]] : [];
  const rules = (fields.redirects ?? []) as LinkValue[];
  return rules.map(({ label, to }) => [label.replace(/(.)\/$/, '$1'), to]);
}
