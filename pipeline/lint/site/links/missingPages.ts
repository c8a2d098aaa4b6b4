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
  const found = new Map<string, Mentions>();
  const add = (address: string, name: Mention) => {
    const [first, ...more] = found.get(address) ?? [];
    found.set(address, first ? [first, ...more, name] : [name]);
  };
  for (const [address, links] of linksToNoPage(input))
    if (!isMovedBefore(address, addresses)) found.set(address, links);
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
export function reportRepeated(address: string, name: Mention, input: SiteInput, report: Report): boolean {
  const names = missingPages(input).get(address);
  if (!names || names.length < SEVERAL) return false;
  const [{ document, position, link }] = names;
  const isFirst =
    document === name.document && link === name.link && fieldOf(position) === fieldOf(name.position);
  if (isFirst) report({ ...placesOf(names), says: explainMissing(address, names) });
  return true;
}

const fieldOf = (position: Mention['position']) => ('field' in position ? position.field : '');

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
  const count = names.every(({ link }) => link)
    ? `${names.length} links lead to it`
    : `${names.length} places name it`;
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
    const severity = names.every(({ link }) => link) ? 'warning' : 'error';
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
  const [{ link }, ...others] = names;
  if (others.length > 0) return { says: { what, advice: explainMentions(names) } };
  if (link && shown.has(to))
    return { ...correct(link, address, to), says: { what, advice: `Link to ${to} instead.` } };
  const other = entry.address ? 'page' : 'file';
  return { says: { what, advice: `Delete the line, or name another ${other}.` } };
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
