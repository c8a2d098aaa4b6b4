import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { allContentTypes, contentTypeOf } from '../../../model/registry';
import { visitEntry } from '../../../model/visitEntry';
import type { Range } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { groupBy } from '../../lists';
import { betterName } from '../../misplacedFiles';
import type { Problem, Report, SiteInput } from '../../rule';
import { type AddressIndex, rangeOfAddress } from './addressIndex';
import {
  correctLink,
  isLink,
  linksToNoPage,
  listPlaces,
  type Mention,
  type Mentions,
  MIN_REPEATED,
  rangeOfMention,
} from './siteLinks';

/** The name of another file in a field. `page` is the address of that file, or its path if it has no page. */
export interface Reference extends Mention {
  page: string;
  folder: string;
  name: string;
}

/** The names of other files in the fields of a file. */
export const referencesIn = memoize((document: Document): Reference[] => {
  const found: Reference[] = [];
  visitEntry(document, {
    reference: ({ to: folder, name }, field) =>
      found.push({ document, field, folder, name, page: addressIn(folder, name) }),
  });
  return found;
});

/** The pages that a review names. */
export const reviewPages = memoize((document: Document): (Mention & { page: string })[] => {
  const pages = isOfType('review')(document) ? document.fields.pages : undefined;
  return (pages ?? []).map((page, index) => ({ document, page, field: `pages.${index}` }));
});

/** The mentions of each missing page, by address: links, then references, then the pages of reviews. Links to an old address with a redirect are left out. */
export const missingPages = memoize((input: SiteInput): ReadonlyMap<string, Mentions> => {
  const { addresses, documents } = input;
  const { shown, hidden, removed } = addresses;
  const names = namesByFolder(documents);
  const missing = [
    ...[...linksToNoPage(input).values()].flat(),
    ...documents.flatMap(referencesIn).filter(({ folder, name }) => !names.get(folder)?.includes(name)),
    ...documents
      .flatMap(reviewPages)
      .filter(({ page }) => page.startsWith('/') && !shown.has(page) && !hidden.has(page)),
  ].filter(({ page = '' }) => removed.has(page) || !movedPage(page, addresses));
  return groupBy(missing, ({ page }) => String(page));
});

/** The address of a file in a folder, or its path if the type has no pages. */
function addressIn(folder: string, name: string): string {
  const type = allContentTypes.find((each) => each.folder === folder);
  return type?.address?.(name, {}) ?? `${folder}/${name}.md`;
}

/** The new name of a file that was renamed, if it is one of `names`. */
export function renamedFile({ folder, page }: Reference, names: readonly string[], input: SiteInput) {
  const address = input.addresses.newAddressOf(page);
  return names.find((each) => addressIn(folder, each) === address);
}

/** The names of files, by folder. */
export const namesByFolder = memoize((documents: readonly Document[]) => {
  const byFolder = groupBy(documents, ({ type }) => contentTypeOf(type).folder ?? '');
  // A misnamed file is reported separately.
  const nameOf = (document: Document) => betterName(document) ?? document.name;
  return new Map([...byFolder].map(([folder, files]) => [folder, files.map(nameOf)]));
});

/** Whether several places mention the same missing page, so that a misspelling is unlikely. If `mention` is the first of them, reports all in one message. */
export function reportRepeated(mention: Mention, input: SiteInput, report: Report): boolean {
  const { page = '' } = mention;
  const mentions = missingPages(input).get(page);
  if (!mentions || mentions.length < MIN_REPEATED) return false;
  if (mentions[0] === mention) report({ ...rangesOf(mentions), ...explainMissing(page, mentions) });
  return true;
}

/** More than the message lists. */
const MAX_ALSO = 60;

/** The ranges for one finding about several mentions. */
export const rangesOf = ([first, ...others]: Mentions) => ({
  range: rangeOfMention(first),
  also: alsoRanges(others),
});

/** The `also` ranges of a finding about something that is mentioned in these places. */
export const alsoRanges = (mentions: readonly Mention[]): Range[] =>
  mentions.slice(0, MAX_ALSO).map(rangeOfMention);

function explainMissing(address: string, mentions: Mentions): Problem {
  const { length } = mentions;
  const places = listPlaces(mentions.map(rangeOfMention));
  const count = mentions.every(isLink) ? `${length} links lead to it` : `${length} places name it`;
  const [kind, ifMoved] = address.startsWith('/')
    ? ['page', 'If the page has moved, write its new address']
    : ['file', 'If the file has another name now, write that'];
  return {
    what: `There is no ${kind} ${address}, and ${count}: ${places}.`,
    advice: `${ifMoved} in each place. If it is gone, remove it from each place.`,
  };
}

/** Reports renamed and deleted pages, or files without a page, that something still names. Lost addresses are left to `address-lost`. */
export function reportRemoved(input: SiteInput, kind: 'pages' | 'files', report: Report): void {
  const { removed, lost } = input.addresses;
  for (const [address, { entry, successor }] of removed) {
    const mentions = missingPages(input).get(address);
    if (!mentions || lost.has(address) || (entry.address !== undefined) !== (kind === 'pages')) continue;
    const severity = mentions.every(isLink) ? 'warning' : 'error';
    const page = entry.address ? `, and its page was at ${address}` : '';
    const what = `This file was ${entry.file}${page}.`;
    const says = { what, advice: explainOldName(mentions.map(rangeOfMention)) };
    if (successor)
      report({ severity, range: rangeOfAddress(successor), also: alsoRanges(mentions), ...says });
    else report({ severity, ...rangesOf(mentions), ...explainDeleted(address, entry, mentions, input) });
  }
}

function explainDeleted(
  address: string,
  entry: LoadedEntry,
  mentions: Mentions,
  { addresses: { newAddressOf, shown } }: SiteInput,
): Problem {
  const what = `This change deletes the file ${entry.file}, and this line still names it.`;
  const to = newAddressOf(address) ?? '';
  const [only, ...others] = mentions;
  if (others.length > 0) return { what, advice: explainMentions(mentions) };
  if (isLink(only) && shown.has(to))
    return { expected: correctLink(only, address, to).expected, what, advice: `Link to ${to} instead.` };
  return { what, advice: `Delete the line, or name another ${entry.address ? 'page' : 'file'}.` };
}

/** Lists the places that still have an old name. */
export function explainOldName(places: readonly Range[]): string {
  const isOne = places.length === 1;
  const count = isOne ? 'One place still has' : `${places.length} places still have`;
  return `${count} the old name: ${listPlaces(places)}. Write the new one ${isOne ? 'there' : 'in each'}, or go back to the old one.`;
}

/** Lists the places that still point to a page that is not shown any more. */
export function explainMentions(mentions: readonly Mention[]): string {
  const { length } = mentions;
  const isOne = length === 1;
  const places = listPlaces(mentions.map(rangeOfMention));
  if (mentions.every(isLink))
    return `${isOne ? 'A link still leads' : `${length} links still lead`} to it, where visitors would find nothing: ${places}. Delete ${isOne ? 'it' : 'them'}, or write another address there.`;
  const count = isOne ? 'One place still points' : `${length} places still point`;
  return `${count} to it: ${places}. ${isOne ? 'There' : 'In each'}, remove it or name another page.`;
}

/** The new address for an old one, which may have an anchor. */
export function movedPage(page: string, { shown, newAddressOf }: AddressIndex, { keepsAnchor = false } = {}) {
  const to = newAddressOf(page) ?? newAddressOf(`${page}.html`) ?? '';
  const [now = ''] = to.split('#');
  if (!shown.has(now)) return undefined;
  const what = `${page} is an old address: its page is at ${to} now. Link to that.`;
  return { what, expected: keepsAnchor ? to : now };
}
