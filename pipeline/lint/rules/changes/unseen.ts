import { contentTypeOf } from '../../../model/registry';
import type { TypeName } from '../../../model/Site';
import { type Range, rangeOfValue, rangeOnLine, startOfFile } from '../../../passages/Range';
import { documentsOf, isBroken, pathOf } from '../../Document';
import { groupBy } from '../../lists';
import { type SiteInput, warning } from '../../rule';
import { type Page, serviceOf } from '../../site/links/addressIndex';
import {
  findablePages,
  isLineOf,
  type ListLine,
  pageLists,
  pageName,
  typesListedOn,
} from '../../site/links/pageLists';
import { listPlaces } from '../../site/links/siteLinks';

export const pageUnlisted = warning({
  id: 'page-unlisted',
  what: 'Your other {others} are in {lists}, and “{label}” is not.',
  advice: 'Add it, so that visitors find it there too: {items}.',
  site(input, report) {
    const pages = groupBy(findablePages(input), ({ type }) => type);
    const found = pageLists(input).flatMap((list) => unlistedIn(list, pages, input));
    for (const [first, ...more] of groupBy(found, ({ page }) => page.file).values()) {
      const { page } = first;
      const lines = [first, ...more].map(({ last }) => ({ last, item: itemFor(last, page) }));
      const rangeOfLast = ({ last }: Unlisted) => rangeOfValue(last.document, last.field);
      const [range, others] = [rangeOfLast(first), more.map(rangeOfLast)];
      const data = {
        others: `${contentTypeOf(page.type).label ?? page.type}s`,
        lists: listPlaces([range, ...others]),
        label: pageName(page),
        items: [...new Set(lines.map(({ item }) => `“- ${item}”`))].join(' and '),
      };
      const edits = lines.map(({ last, item }) => lineBelow(last, item));
      report({ range, also: [...others, startOfFile(page.file)], data, edits });
    }
  },
});

/** A line for the page like the other lines of the list. */
const itemFor = (line: ListLine, page: Page) =>
  line.page === undefined
    ? String(page.fields.name ?? pageName(page))
    : `${pageName(page)} -> ${page.address}`;

function lineBelow({ document: { source }, field }: ListLine, item: string): { range: Range; text: string } {
  const { line } = rangeOfValue({ source }, field).end;
  const [indent = ''] = /^\s*/.exec(source.lines[line - 1] ?? '') ?? [];
  // Quoted if YAML could read something other than text.
  const text = /^[\p{L}\d][^:#"]*$/u.test(item) ? item : JSON.stringify(item);
  return {
    range: rangeOnLine(source, line, (source.lines[line - 1] ?? '').length + 1),
    text: `\n${indent}- ${text}`,
  };
}

interface Unlisted {
  page: Page;
  /** The last line of the list for a page of the same type. */
  last: ListLine;
}

/** How many pages of a type a list must have before a missing one is reported. */
const MIN_LISTED = 2;

/** The pages that this change adds and that are missing in a menu, a form's choices or the towns of the business, although most other pages of their type are there. */
function unlistedIn(
  list: readonly ListLine[],
  byType: ReadonlyMap<TypeName, readonly Page[]>,
  { addresses, movedFrom, published }: SiteInput,
): Unlisted[] {
  const added = new Set(published?.added);
  if (list.some(({ document, field }) => isBroken(document, field.split('.')[0] ?? ''))) return [];
  // A broken link may be the line of a page that was renamed.
  if (list.some(({ page = '' }) => page.startsWith('/') && !addresses.shown.has(page))) return [];
  const typesBehindLinks = list.flatMap(({ page = '' }) => typesListedOn(addresses.shown.get(page)));
  const typesInList = list.map(({ page = '', names }) => names ?? addresses.shown.get(page)?.type);
  return [...byType].flatMap(([type, pages]) => {
    // Visitors find some types through a page that lists them, such as /services; a plain page need not be in any list.
    if (type === 'page' || typesBehindLinks.includes(type) || !typesInList.includes(type)) return [];
    const isLine = (line: ListLine) => pages.some((page) => isLineOf(page, line));
    const fresh = pages.filter(
      (page) =>
        added.has(pathOf(page)) && !movedFrom.has(pathOf(page)) && !list.some((line) => isLineOf(page, line)),
    );
    const lines = fresh.length > 0 ? list.filter(isLine) : [];
    const last = lines.at(-1);
    const isWhole = lines.length >= MIN_LISTED && lines.length * 2 > pages.length - fresh.length;
    return last && isWhole ? fresh.map((page) => ({ page, last })) : [];
  });
}

const IS_RESERVED = /\.(?:example|test|invalid)$/;

export const teamUnseen = warning({
  id: 'team-unseen',
  what: 'No member of your team has a photo.',
  advice:
    'People like to see who will come to their house: add a photo of each person, for example “photo: images/team/ann.jpg”.',
  site({ business, documents, published }, report) {
    const site = business?.fields.site;
    const members = documentsOf(documents, 'member');
    const [first] = members;
    // A social network in place of the site's address is reported separately.
    if (!published || !site || !first || IS_RESERVED.test(new URL(site).hostname) || serviceOf(site)) return;
    const isShown = members.some((member) => member.fields.photo || isBroken(member, 'photo'));
    if (!isShown) report({ range: startOfFile(first.file) });
  },
});
