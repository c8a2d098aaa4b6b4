import type { Note } from '../../../kinds/values';
import { memoize } from '../../../model/memoize';
import type { TypeName } from '../../../model/Site';
import { type Range, rangeOfValue } from '../../../passages/Range';
import { type Document, isOfType, visitBodyLast } from '../../Document';
import { groupBy } from '../../lists';
import type { Finding, Problem, Report, SiteInput } from '../../rule';
import { rangeOfTarget, rangeOfTextLink } from '../filePassages';
import type { AddressIndex } from './addressIndex';

/** A place that mentions a page or another file: a link, a reference, a page of a review. */
export interface Mention {
  document: Document;
  /** Empty in the body. */
  field: string;
  /** The address of the page without an anchor, or the path of a file without a page. Missing for a link to another site. */
  page?: string;
}

export type Mentions = readonly [Mention, ...Mention[]];

/** A link in a field or in a Markdown text. */
export interface Link extends Mention {
  /** The address as written. */
  to: string;
  /** The text of a link field. */
  label?: string;
  /** The index in the `notes` of its Markdown text; missing for a link field. */
  index?: number;
  /** Whether the address is its own text. */
  isBare: boolean;
  /** For a link to this site: its path with its anchor, `/about#team`, and the anchor. */
  path?: string;
  anchor?: string;
  /** For an absolute link to this site: what stands before the path once it is corrected. Only a bare address keeps its host. */
  base?: string;
}

export const isLink = (mention: Mention): mention is Link => 'to' in mention;

/** The links of all files. */
export const linksIn = ({ addresses, documents }: SiteInput): Link[] =>
  documents.flatMap(linksFor(addresses));

/** Visits the links of all files, for a check that reports them. */
export function forEachLink({ addresses, forEachDocument }: SiteInput, visit: (link: Link) => void): void {
  forEachDocument((document) => linksFor(addresses)(document).forEach(visit));
}

/** A check of the address of each link. */
export const checkLinkAddresses =
  (find: (link: Link, addresses: AddressIndex) => Problem | undefined) =>
  (input: SiteInput, report: Report): void =>
    forEachLink(input, (link) => {
      const problem = find(link, input.addresses);
      if (problem) report({ range: rangeOfLink(link), ...problem });
    });

/** Whether the site shows this link only while its page is shown. */
export const isMenuLine = ({ document, field }: Link): boolean =>
  isOfType('navigation')(document) && field !== 'button';

/** The links to addresses of this site without a page, by address. */
export const linksToNoPage = memoize((input: SiteInput): ReadonlyMap<string, [Link, ...Link[]]> => {
  const { hidden, mayLeadNowhere, pages } = input.addresses;
  const found = linksIn(input).filter(
    ({ page = '' }) => page !== '' && !pages.has(page) && !mayLeadNowhere.has(page),
  );
  const broken = found.filter((link) => !(hidden.has(String(link.page)) && isMenuLine(link)));
  return groupBy(broken, ({ page }) => String(page));
});

/** If at least this many places mention a missing page, a misspelling is unlikely. */
export const MIN_REPEATED = 3;

/** How many places a message lists. */
const MAX_PLACES = 8;

/** `content/navigation.md (lines 9, 15), content/pages/home.md (line 15) and 3 more`. */
export function listPlaces(all: readonly Pick<Range, 'file' | 'start'>[], limit = MAX_PLACES): string {
  const byFile = groupBy(all.slice(0, limit), ({ file }) => file);
  const places = [...byFile].map(
    ([file, of]) =>
      `${file} (line${of.length > 1 ? 's' : ''} ${of.map(({ start }) => start.line).join(', ')})`,
  );
  const more = all.length - limit;
  return places.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Reports all places of one cause as one finding, in whose message `{others}` lists those after the first. */
export function reportPlaces(
  ranges: readonly Range[],
  { data, ...finding }: Omit<Finding, 'range' | 'also'>,
  report: Report,
): void {
  const [range, ...also] = ranges;
  const others = also.length > 0 ? `, and in ${listPlaces(also)}` : '';
  if (range) report({ ...finding, range, also, data: { ...data, others } });
}

/** The owner's words for files without a page. */
const WITHOUT_PAGE: Partial<Record<TypeName, string>> = {
  navigation: 'the menu',
  business: 'every form',
  redirects: 'your old addresses',
};

/** The owner's name for a page. */
export const calledByOwner = ({
  type,
  fields,
  address,
}: Pick<Document, 'type' | 'fields' | 'address'>): string =>
  String(WITHOUT_PAGE[type] ?? fields.label ?? fields.title ?? address ?? type);

/** The range of a part of a link's address, and its replacement. For an absolute link to this site, the whole address. */
export function correctLink(
  link: Link,
  part: string,
  expected?: string,
): Pick<Finding, 'range' | 'expected'> {
  const { to, path = '', base } = link;
  const isWhole = base !== undefined && part !== to;
  const range = rangeOfLink(link, isWhole ? to : part);
  const text = isWhole && expected !== undefined ? base + path.replace(part, () => expected) : expected;
  return { range, expected: text };
}

/** The range of a link's address, or of a part of it. Loads the text again, so call it only for a finding. */
export function rangeOfLink({ document, field, to, index }: Link, part = to): Range {
  const from = to.indexOf(part);
  const span = [from, from + part.length] as const;
  if (index === undefined) return rangeOfTarget(document, field, to, span);
  return rangeOfTextLink(document, field, index, span);
}

/** The range of the address or the name that mentions the page. */
export const rangeOfMention = (mention: Mention): Range =>
  isLink(mention)
    ? correctLink(mention, mention.page ?? mention.to).range
    : rangeOfValue(mention.document, mention.field);

/** The links of each document, memoized for all rules. */
const linksFor = memoize((addresses: AddressIndex) =>
  memoize((document: Document): Link[] => {
    const found: Link[] = [];
    const add = (link: Pick<Link, 'field' | 'to' | 'label' | 'index'>, isBare = false) =>
      found.push({ document, isBare, ...link, ...partsOf(link.to, addresses, isBare) });
    visitBodyLast(document, {
      link: ({ label, to }, field) => add({ field, to, label }),
      prose: ({ notes }, field) => {
        for (const [index, note] of notes.entries())
          if (note.type !== 'image' && isLinkToPage(note)) add({ field, to: note.url, index }, note.isBare);
      },
    });
    return found;
  }),
);

/** Links around pictures, and data URLs, are left to the rules on Markdown. */
const isLinkToPage = ({ type, url, isPicture }: Exclude<Note, { type: 'image' }>) =>
  url !== '' && !isPicture && !(type === 'definition' && url.startsWith('data:'));

/** The parts of an address, as a `Link` has them. */
function partsOf(to: string, { site }: AddressIndex, isBare: boolean) {
  const pathOnSite = ownAddress(to, site);
  // Hosts ignore a query and a slash at the end of an address.
  const path = (pathOnSite ?? (/^[/#]/.test(to) ? to : undefined))
    ?.replace(/([^/])\/(?=[#?]|$)/, '$1')
    .replace(/\?[^#]*/, '');
  const [page, anchor] = path?.split('#') ?? [];
  const bareBase = isBare ? site : '';
  return { path, page, anchor, base: pathOnSite === undefined ? undefined : bareBase };
}

const PROTOCOL = /^https?:\/\/(?:www\.)?/i;
/** The start of an address on the owner's own computer. */
export const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=[/?#]|$)/i;

/** `/about#team` for `https://www.example.com/about/#team`, with or without `www.`; `undefined` for a link to another site. */
export function ownAddress(to: string, site: string | undefined): string | undefined {
  if (!site || to.startsWith('/') || !PROTOCOL.test(to)) return undefined;
  const local = LOCAL.exec(to);
  if (local) return pathFromRoot(to.slice(local[0].length));
  const home = site.replace(PROTOCOL, '').toLowerCase();
  const bare = to.replace(PROTOCOL, '');
  if (bare.slice(0, home.length).toLowerCase() !== home) return undefined;
  const rest = bare.slice(home.length);
  return rest === '' || /^[/#?]/.test(rest) ? pathFromRoot(rest) : undefined;
}

function pathFromRoot(rest: string): string {
  return `/${rest.replace(/^\//, '')}`.replace(/(.)\/(?=[#?]|$)/, '$1');
}

/** An address with `%20` and the like decoded; unchanged if that is impossible. */
export function decodeUri(to: string): string {
  if (!to.includes('%')) return to;
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}
