import { memoize } from '../../../model/memoize';
import { allContentTypes, contentTypeOf } from '../../../model/registry';
import { visitEntry } from '../../../model/visitEntry';
import { type Document, isOfType } from '../../Document';
import { groupBy } from '../../groupBy';
import type { SiteInput } from '../../rule';
import { betterName } from '../betterName';
import type { AddressIndex } from './addressIndex';
import { linksToNoPage, listMentions, listPlaces, type Mention, type Place } from './siteLinks';

/** From so many names on, what they name is missing, and they are not misspelled. */
const SEVERAL = 3;

/**
 * What names a missing page, by its address: links, references and pages of reviews, in this order. Links to a page with an
 * older address are not among them. A file that is no page has its path for an address.
 */
export const missingPages = memoize((input: SiteInput): ReadonlyMap<string, readonly Mention[]> => {
  const { addresses, documents } = input;
  const found = new Map<string, Mention[]>();
  const add = (address: string, name: Mention) => found.set(address, [...(found.get(address) ?? []), name]);
  for (const [address, links] of linksToNoPage(input))
    if (!isMovedBefore(address, addresses)) found.set(address, [...links]);
  const names = namesByFolder(documents);
  for (const document of documents)
    visitEntry(document, {
      reference: ({ to, name }, field) => {
        const address = addressIn(to, name);
        if (!names.get(to)?.includes(name) && !isMovedBefore(address, addresses))
          add(address, { document, position: { field } });
      },
    });
  for (const document of documents)
    for (const { page, field } of reviewPages(document)) {
      const isKnown = addresses.shown.has(page) || addresses.hidden.has(page);
      if (isKnown || !page.startsWith('/') || isMovedBefore(page, addresses)) continue;
      add(page, { document, position: { field } });
    }
  return found;
});

const isMovedBefore = (address: string, addresses: AddressIndex) =>
  !addresses.former.has(address) && movedPage(address, addresses, false) !== undefined;

export function reviewPages(document: Document): { page: string; field: string }[] {
  const pages = isOfType('review')(document) ? document.fields.pages : undefined;
  return (pages ?? []).map((page, index) => ({ page, field: `pages.${index}` }));
}

/** The address of a file in a folder, or its path if it is no page. */
export function addressIn(folder: string, name: string): string {
  const type = allContentTypes.find((each) => each.folder === folder);
  return type?.address?.(name, {}) ?? `${folder}/${name}.md`;
}

export function renamedFile(
  folder: string,
  name: string,
  names: readonly string[],
  { newAddressOf }: AddressIndex,
): string | undefined {
  const address = newAddressOf(addressIn(folder, name));
  return names.find((each) => addressIn(folder, each) === address);
}

/** Whether a message about the page says where it is named: that this change takes it away, or, where no other name is `expected`, one at the first of several mentions. */
export function isReportedElsewhere(
  address: string,
  input: SiteInput,
  { document, field, expected }: { document: Document; field: string; expected?: string },
): boolean {
  const mentions = missingPages(input).get(address) ?? [];
  if (!mentions.some((mention) => isAt(mention, document, field))) return false;
  if (input.addresses.former.has(address) || input.addresses.lost.has(address)) return true;
  const [first] = expected ? [] : (repeatedMentions(address, input) ?? []);
  return first !== undefined && !isAt(first, document, field);
}

const isAt = (name: Mention, document: Document, field: string) =>
  name.document === document && 'field' in name.position && name.position.field === field;

/** All that names a missing page, if it is more than a misspelling. */
export function repeatedMentions(address: string, input: SiteInput): readonly Mention[] | undefined {
  const names = missingPages(input).get(address) ?? [];
  return names.length >= SEVERAL ? names : undefined;
}

export const namesByFolder = memoize((documents: readonly Document[]) => {
  const byFolder = groupBy(documents, ({ type }) => contentTypeOf(type).folder ?? '');
  // A bad name is reported by itself.
  const nameOf = (document: Document) => betterName(document) ?? document.name;
  return new Map([...byFolder].map(([folder, files]) => [folder, files.map(nameOf)]));
});

/** The one problem of a missing page that several places name. */
export function explainMissing(address: string, names: readonly Mention[]): string {
  const isPage = address.startsWith('/');
  const [what, other] = isPage
    ? ['page', 'If the page has moved, write its new address in each place.']
    : ['file', 'If the file has another name now, write that in each place.'];
  const count = names.every(({ link }) => link)
    ? `${names.length} links lead to it`
    : `${names.length} places name it`;
  return `There is no ${what} ${address}, and ${count}: ${listMentions(names)}. ${other} If it is gone, remove it from each place.`;
}

/** Where the old name of something is still written. */
export function explainOldName(places: readonly Place[]): string {
  const [count, where] =
    places.length === 1
      ? ['One place still has', 'there']
      : [`${places.length} places still have`, 'in each'];
  return `${count} the old name: ${listPlaces(places)}. Write the new one ${where}, or go back to the old one.`;
}

/** Where a page is still named that visitors do not see any more. */
export function explainMentions(names: readonly Mention[]): string {
  const places = listMentions(names);
  if (names.some(({ link }) => !link)) {
    const [count, remove] =
      names.length === 1
        ? ['One place still points to it', 'There, remove']
        : [`${names.length} places still point to it`, 'In each, remove'];
    return `${count}: ${places}. ${remove} it or name another page.`;
  }
  const [count, object] =
    names.length === 1 ? ['A link still leads', 'it'] : [`${names.length} links still lead`, 'them'];
  return `${count} to it, where visitors would find nothing: ${places}. Delete ${object}, or write another address there.`;
}

export interface Missing {
  reason: string;
  expected?: string;
}

/** The message for an old address whose page has a new one. */
export function movedPage(
  page: string,
  { shown, newAddressOf }: AddressIndex,
  isWhole: boolean,
): Missing | undefined {
  const to = newAddressOf(page) ?? newAddressOf(`${page}.html`) ?? '';
  const [now = ''] = to.split('#');
  if (!shown.has(now)) return undefined;
  const reason = `${page} is an old address: its page is at ${to} now. Link to that.`;
  return { reason, expected: isWhole ? to : now };
}
