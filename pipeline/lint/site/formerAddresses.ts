import type { LinkValue } from '../../fields/values';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { memoize } from '../../model/memoize';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';

/** Where visitors are led from each address that is no page any more: the owner's list, and the titles of articles. */
export const formerAddresses = memoize(
  ({ documents }: Content): ReadonlyMap<string, string> => new Map(documents.flatMap(formerOf)),
);

function formerOf({ type, address, fields }: Document): [from: string, to: string][] {
  const { formerAddress }: ContentType = contentTypes[type];
  if (formerAddress) return address ? [[formerAddress(String(fields.title)), address]] : [];
  const rules = (fields.redirects ?? []) as LinkValue[];
  return rules.map(({ label, to }) => [label.replace(/(.)\/$/, '$1'), to]);
}
