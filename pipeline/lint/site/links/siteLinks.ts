import type { Note } from '../../../fields/values';
import { memoize } from '../../../model/memoize';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import type { Range } from '../../../passages/Range';
import { valuePositionOf } from '../../../source/Source';
import type { Document } from '../../Document';
import { type Finding, type Severity, type Words, write } from '../../finding';
import { groupBy } from '../../groupBy';
import type { Report, SiteInput } from '../../rule';
import type { AddressIndex } from './addressIndex';
import { rangeOfTarget, rangeOfTextLink } from './linkRange';

type Position = { field: string } | { line: number };

/** Where something names a page or another file. */
export interface Mention {
  document: Document;
  position: Position;
  /** Its address; its path if it is no page. Of a link to this site, the part before the anchor. */
  page?: string;
}

export type Mentions = readonly [Mention, ...Mention[]];

/** A link in a field or a text, as rules look at it. */
export interface Link extends Mention {
  /** As it is written. */
  to: string;
  /** Which of the links in its text it is; missing for a field that is a link. */
  index?: number;
  /** Whether readers see the address itself. */
  isBare: boolean;
  /** For a link to this site: its path with its anchor, `/about#team`, and the anchor. */
  path?: string;
  anchor?: string;
  /** For an absolute link to this site: the part before the path. */
  base?: string;
}

export const isLink = (name: Mention): name is Link => 'to' in name;

export function forEachLink(
  { addresses, forEachDocument }: SiteInput,
  visit: (link: Link, document: Document) => void,
): void {
  const linksIn = linksFor(addresses);
  forEachDocument((document) => {
    for (const link of linksIn(document).links) visit(link, document);
  });
}

/** What is wrong with the address of a link, and what to write in its place. */
interface WrongLink extends Words {
  expected?: string;
  severity?: Severity;
}

/** A check of the address of each link. */
export const checkLinkAddresses =
  (find: (link: Link, addresses: AddressIndex) => WrongLink | undefined) =>
  (input: SiteInput, report: Report): void =>
    forEachLink(input, (link) => {
      const { expected, severity, ...says } = find(link, input.addresses) ?? { what: '' };
      if (says.what !== '') report({ says, severity, ...correct(link, link.to, expected) });
    });

/** The links to addresses of this site where there is no page, by address. */
export const linksToNoPage = memoize((input: SiteInput): ReadonlyMap<string, [Link, ...Link[]]> => {
  const { mayLeadNowhere, pages } = input.addresses;
  const found: Link[] = [];
  forEachLink(input, (link) => {
    const { page } = link;
    if (page && !pages.has(page) && !mayLeadNowhere.has(page)) found.push(link);
  });
  return groupBy(found, ({ page }) => String(page));
});

/** More places than anybody would read. */
const MAX_PLACES = 8;

export interface Place {
  file: string;
  line: number;
}

export function placeOf({ document: { file, source }, position }: Mention): Place {
  return { file, line: 'line' in position ? position.line : valuePositionOf(source, position.field).line };
}

/** `content/navigation.md (lines 9, 15), content/pages/home.md (line 15) and 3 more`. */
export function listPlaces(all: readonly Place[], limit = MAX_PLACES): string {
  const byFile = groupBy(all.slice(0, limit), ({ file }) => file);
  const places = [...byFile].map(
    ([file, of]) => `${file} (line${of.length > 1 ? 's' : ''} ${of.map(({ line }) => line).join(', ')})`,
  );
  const more = all.length - limit;
  return places.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const listMentions = (names: readonly Mention[]): string => listPlaces(names.map(placeOf));

export function forEachAside(
  { addresses, forEachDocument }: SiteInput,
  visit: (to: string, document: Document, position: Position) => void,
): void {
  const linksIn = linksFor(addresses);
  forEachDocument((document) => {
    for (const { to, position } of linksIn(document).asides) visit(to, document, position);
  });
}

/** Where a link says a part of its address, with what to write there. Of the address of a page in full, the whole is shown. */
export function correct(link: Link, part: string, expected?: string): Pick<Finding, 'range' | 'fix'> {
  const { to, path = '', base } = link;
  const isWhole = base !== undefined && part !== to;
  const range = rangeOfLink(link, isWhole ? to : part);
  if (expected === undefined) return { range };
  return { range, fix: write(range, isWhole ? base + path.replace(part, () => expected) : expected) };
}

/** Where a link says its address, or a part of it. Its text is read again, so only where something is reported. */
export function rangeOfLink(link: Link, part = link.to): Range {
  const { document, to, index } = link;
  const field = fieldOf(link);
  const from = to.indexOf(part);
  if (index === undefined) return rangeOfTarget(document, field, to, [from, from + part.length]);
  return rangeOfTextLink(document, field, index, [from, from + part.length]);
}

export const rangeOfMention = (name: Mention): Range =>
  isLink(name)
    ? correct(name, name.page ?? name.to).range
    : rangeOfField(name.document.source, fieldOf(name));

/** Empty in the text below the fields. */
export const fieldOf = ({ position }: Mention): string => ('field' in position ? position.field : '');

interface Links {
  links: Link[];
  asides: { to: string; position: Position }[];
}

/** The links of each document, collected once for all rules. */
const linksFor = memoize((addresses: AddressIndex) =>
  memoize((document: Document) => {
    const found: Links = { links: [], asides: [] };
    const add = (
      to: string,
      position: Position,
      ofText: Pick<Link, 'index' | 'isBare'> = { isBare: false },
    ) => found.links.push({ document, to, position, ...ofText, ...partsOf(to, addresses, ofText.isBare) });
    const addNotes = (notes: readonly Note[], positionOf: (note: Note) => Position) => {
      for (const { note, index } of linksIn(notes))
        add(note.url, positionOf(note), { index, isBare: note.isBare === true });
      for (const note of notes.filter(({ type }) => type === 'aside'))
        found.asides.push({ to: note.url, position: positionOf(note) });
    };
    const { body } = document;
    visitEntry(document, {
      link: ({ to }, field) => add(to, { field }),
      prose: (text, field) => text !== body && addNotes(text.notes, () => ({ field })),
    });
    if (body) addNotes(body.notes, (note) => lineOf(note, document));
    return found;
  }),
);

type LinkNote = Note & { type: 'link' | 'definition' };

const linksIn = (notes: readonly Note[]) =>
  notes
    .filter((note): note is LinkNote => note.type === 'link' || note.type === 'definition')
    .map((note, index) => ({ note, index }))
    .filter(({ note: { url, type, isPicture } }) => url !== '' && !isPicture && !isWrittenPicture(type, url));

/** A picture that a program wrote into the text. It and others are checked by the rules on Markdown. */
const isWrittenPicture = (type: string, url: string) => type === 'definition' && url.startsWith('data:');

/** The source of a cached document is read again, so only where something is reported. */
function lineOf(note: Note, document: Document): Position {
  return {
    get line() {
      return document.source.bodyLine + note.line - 1;
    },
  };
}

function partsOf(to: string, { site }: AddressIndex, isBare: boolean) {
  const own = ownAddress(to, site);
  // Hosts answer an address with a query, or with a slash at its end, like the one without.
  const path = (own ?? (/^[/#]/.test(to) ? to : undefined))
    ?.replace(/([^/])\/(?=[#?]|$)/, '$1')
    .replace(/\?[^#]*/, '');
  const [page, anchor] = path?.split('#') ?? [];
  const base = own === undefined ? undefined : isBare ? site : '';
  return { path, page, anchor, base };
}

const PROTOCOL = /^https?:\/\/(?:www\.)?/i;
export const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=[/?#]|$)/i;

/** `/about#team` for `https://www.example.com/about/#team`, with or without www; nothing for a link to another site. */
export function ownAddress(to: string, site: string | undefined): string | undefined {
  if (!site || to.startsWith('/') || !PROTOCOL.test(to)) return undefined;
  const local = LOCAL.exec(to);
  if (local) return withoutLastSlash(to.slice(local[0].length));
  const home = site.replace(PROTOCOL, '').toLowerCase();
  const bare = to.replace(PROTOCOL, '');
  if (bare.slice(0, home.length).toLowerCase() !== home) return undefined;
  const rest = bare.slice(home.length);
  return rest === '' || /^[/#?]/.test(rest) ? withoutLastSlash(rest) : undefined;
}

function withoutLastSlash(rest: string): string {
  return `/${rest.replace(/^\//, '')}`.replace(/(.)\/(?=[#?]|$)/, '$1');
}

/** The decoded address, without `%20` and the like. */
export function decoded(to: string): string {
  if (!to.includes('%')) return to;
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}
