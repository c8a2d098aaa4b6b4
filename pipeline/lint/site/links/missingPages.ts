import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { allContentTypes, contentTypeOf } from '../../../model/registry';
import { visitEntry } from '../../../model/visitEntry';
import { type Document, isOfType } from '../../Document';
import type { Finding } from '../../finding';
import { groupBy } from '../../groupBy';
import type { Report, SiteInput } from '../../rule';
import { betterName } from '../betterName';
import { type AddressIndex, rangeOfAddress } from './addressIndex';
import {
  correct,
  fieldOf,
  isLink,
  linksToNoPage,
  listMentions,
  listPlaces,
  type Mention,
  type Mentions,
  type Place,
  placeOf,
  rangeOfMention,
} from './siteLinks';

/** From so many names on, what they name is missing, and they are not misspelled. */
const SEVERAL = 3;

/**
 * What names a missing page, by its address: links, references and pages of reviews, in this order. Links to a page with an
 * older address are not among them. A file that is no page has its path for an address.
 */
export const missingPages = memoize((input: SiteInput): ReadonlyMap<string, Mentions> => {
  const { addresses, documents } = input;
  const names = namesByFolder(documents);
  const found: Mention[] = [...linksToNoPage(input).values()].flat();
  for (const document of documents)
    visitEntry(document, {
      reference: ({ to, name }, field) => {
        if (!names.get(to)?.includes(name))
          found.push({ document, position: { field }, page: addressIn(to, name) });
      },
    });
  for (const document of documents)
    for (const { page, field } of reviewPages(document))
      if (page.startsWith('/') && !addresses.shown.has(page) && !addresses.hidden.has(page))
        found.push({ document, position: { field }, page });
  const missing = found.filter(({ page = '' }) => !isMovedBefore(page, addresses));
  return groupBy(missing, ({ page }) => String(page));
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

export const namesByFolder = memoize((documents: readonly Document[]) => {
  const byFolder = groupBy(documents, ({ type }) => contentTypeOf(type).folder ?? '');
  // A bad name is reported by itself.
  const nameOf = (document: Document) => betterName(document) ?? document.name;
  return new Map([...byFolder].map(([folder, files]) => [folder, files.map(nameOf)]));
});

/**
 * Whether several places name a missing page, which is then more than a misspelling. At the first of them it is reported, with
 * the others.
 */
export function reportRepeated(name: Mention, input: SiteInput, report: Report): boolean {
  const { page = '' } = name;
  const names = missingPages(input).get(page);
  if (!names || names.length < SEVERAL) return false;
  const [first] = names;
  const isSame = first.document === name.document && fieldOf(first) === fieldOf(name);
  if (first === name || (isSame && !isLink(name)))
    report({ ...placesOf(names), says: explainMissing(page, names) });
  return true;
}

/** More places than are shown. */
const MAX_ALSO = 60;

/** The ranges of a finding at the first of several places. */
export const placesOf = ([first, ...others]: Mentions) => ({
  range: rangeOfMention(first),
  also: alsoAt(others),
});

export const alsoAt = (names: readonly Mention[]) => names.slice(0, MAX_ALSO).map(rangeOfMention);

function explainMissing(address: string, names: Mentions) {
  const [what, other] = address.startsWith('/')
    ? ['page', 'If the page has moved, write its new address in each place.']
    : ['file', 'If the file has another name now, write that in each place.'];
  const count = names.every(isLink) ? `${names.length} links lead to it` : `${names.length} places name it`;
  return {
    what: `There is no ${what} ${address}, and ${count}: ${listMentions(names)}.`,
    advice: `${other} If it is gone, remove it from each place.`,
  };
}

/** What this change renames or deletes although others name it, where no address is lost by it: pages, or other files. */
export function reportFormer(input: SiteInput, isPage: boolean, report: Report): void {
  const { former, lost } = input.addresses;
  for (const [address, { entry, heir }] of former) {
    const names = missingPages(input).get(address);
    if (!names || lost.has(address) || (entry.address !== undefined) !== isPage) continue;
    const severity = names.every(isLink) ? 'warning' : 'error';
    if (!heir) {
      report({ severity, ...placesOf(names), ...explainDeleted(address, entry, names, input) });
      continue;
    }
    const page = entry.address ? `, and its page was at ${address}` : '';
    const says = { what: `This file was ${entry.file}${page}.`, advice: explainOldName(names.map(placeOf)) };
    report({ severity, range: rangeOfAddress(heir), also: alsoAt(names), says });
  }
}

function explainDeleted(
  address: string,
  entry: LoadedEntry,
  names: Mentions,
  { addresses: { newAddressOf, shown } }: SiteInput,
): Pick<Finding, 'says' | 'fix'> {
  const what = `This change deletes the file ${entry.file}, and this line still names it.`;
  const to = newAddressOf(address) ?? '';
  const [name, ...others] = names;
  if (others.length > 0) return { says: { what, advice: explainMentions(names) } };
  if (isLink(name) && shown.has(to))
    return { ...correct(name, address, to), says: { what, advice: `Link to ${to} instead.` } };
  const other = entry.address ? 'page' : 'file';
  return { says: { what, advice: `Delete the line, or name another ${other}.` } };
}

/** Where the old name of something is still written. */
export function explainOldName(places: readonly Place[]): string {
  const isOne = places.length === 1;
  const count = isOne ? 'One place still has' : `${places.length} places still have`;
  return `${count} the old name: ${listPlaces(places)}. Write the new one ${isOne ? 'there' : 'in each'}, or go back to the old one.`;
}

/** Where a page is still named that visitors do not see any more. */
export function explainMentions(names: readonly Mention[]): string {
  const { length } = names;
  const isOne = length === 1;
  const places = listMentions(names);
  if (names.every(isLink))
    return `${isOne ? 'A link still leads' : `${length} links still lead`} to it, where visitors would find nothing: ${places}. Delete ${isOne ? 'it' : 'them'}, or write another address there.`;
  const count = isOne ? 'One place still points' : `${length} places still point`;
  return `${count} to it: ${places}. ${isOne ? 'There' : 'In each'}, remove it or name another page.`;
}

/** What to write for an old address whose page has a new one. */
export function movedPage(
  page: string,
  { shown, newAddressOf }: AddressIndex,
  isWhole: boolean,
): { reason: string; expected: string } | undefined {
  const to = newAddressOf(page) ?? newAddressOf(`${page}.html`) ?? '';
  const [now = ''] = to.split('#');
  if (!shown.has(now)) return undefined;
  const reason = `${page} is an old address: its page is at ${to} now. Link to that.`;
  return { reason, expected: isWhole ? to : now };
}
