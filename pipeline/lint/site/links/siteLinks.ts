import type { Note } from '../../../fields/values';
import { memoize } from '../../../model/memoize';
import { visitEntry } from '../../../model/visitEntry';
import { valuePositionOf } from '../../../source/Source';
import type { Document } from '../../Document';
import type { SiteInput } from '../../rule';
import type { AddressIndex } from './addressIndex';

type Position = { field: string } | { line: number };

/** A link in a field or a text, as rules look at it. */
export interface Link {
  /** As it is written. */
  to: string;
  position: Position;
  /** Whether readers see the address itself. */
  isBare: boolean;
  /** For a link to this site: its path and anchor, `/about#team`, and both separately. */
  path?: string;
  page?: string;
  anchor?: string;
  /** For an absolute link to this site: the part before the path. */
  base?: string;
}

export function forEachLink(
  { addresses, forEachDocument }: SiteInput,
  visit: (link: Link, document: Document) => void,
): void {
  const linksIn = linksFor(addresses);
  forEachDocument((document) => {
    for (const link of linksIn(document).links) visit(link, document);
  });
}

/** Where something names a page; `link` if it is a link. */
export interface Mention {
  document: Document;
  position: Position;
  link?: Link;
}

/** The links to addresses of this site where there is no page, by address. */
export const linksToNoPage = memoize((input: SiteInput): ReadonlyMap<string, readonly Mention[]> => {
  const { mayLeadNowhere, pages } = input.addresses;
  const found = new Map<string, Mention[]>();
  forEachLink(input, (link, document) => {
    const { page } = link;
    if (!page || pages.has(page) || mayLeadNowhere.has(page)) return;
    const links = found.get(page);
    const named = { document, position: link.position, link };
    if (links) links.push(named);
    else found.set(page, [named]);
  });
  return found;
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
  const lines = new Map<string, number[]>();
  for (const { file, line } of all.slice(0, limit)) lines.set(file, [...(lines.get(file) ?? []), line]);
  const places = [...lines].map(([file, of]) => `${file} (line${of.length > 1 ? 's' : ''} ${of.join(', ')})`);
  const more = all.length - limit;
  return places.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const listMentions = (names: readonly Mention[]): string => listPlaces(names.map(placeOf));

export function forEachAside(
  { addresses, forEachDocument }: SiteInput,
  visit: (to: string, position: Position) => void,
): void {
  const linksIn = linksFor(addresses);
  forEachDocument((document) => {
    for (const { to, position } of linksIn(document).asides) visit(to, position);
  });
}

/** The finding for a link, with `part` of its path corrected. */
export function correct({ to, path = '', base, position }: Link, part: string, expected?: string) {
  if (base === undefined) return { ...position, actual: part, expected };
  return { ...position, actual: to, expected: expected && base + path.replace(part, () => expected) };
}

interface Links {
  links: Link[];
  asides: { to: string; position: Position }[];
}

/** The links of each document, collected once for all rules. */
const linksFor = memoize((addresses: AddressIndex) =>
  memoize((document: Document) => {
    const found: Links = { links: [], asides: [] };
    const addNote = (note: Note, position: Position) => {
      if (note.type === 'aside') found.asides.push({ to: note.url, position });
      else if (isLink(note)) found.links.push(linkTo(note.url, addresses, position, note.isBare));
    };
    const { body } = document;
    visitEntry(document, {
      link: ({ to }, field) => found.links.push(linkTo(to, addresses, { field })),
      prose: (text, field) => {
        if (text !== body) for (const note of text.notes) addNote(note, { field });
      },
    });
    for (const note of body?.notes ?? []) addNote(note, lineOf(note, document));
    return found;
  }),
);

type LinkNote = Note & { type: 'link' | 'definition' };

/** Other notes are checked by the rules on Markdown, as are pictures that a program wrote into the text. */
function isLink(note: Note): note is LinkNote {
  const mayBe = note.type === 'link' || note.type === 'definition';
  const isWrittenPicture = note.type === 'definition' && note.url.startsWith('data:');
  return mayBe && note.url !== '' && !isWrittenPicture && !note.isPicture;
}

/** The source of a cached document is read again, so only where something is reported. */
function lineOf(note: Note, document: Document): Position {
  return {
    get line() {
      return document.source.bodyLine + note.line - 1;
    },
  };
}

function linkTo(to: string, { site }: AddressIndex, position: Position, isBare = false): Link {
  const own = ownAddress(to, site);
  // Hosts answer an address with a query, or with a slash at its end, like the one without.
  const path = (own ?? (/^[/#]/.test(to) ? to : undefined))
    ?.replace(/([^/])\/(?=[#?]|$)/, '$1')
    .replace(/\?[^#]*/, '');
  const [page, anchor] = path?.split('#') ?? [];
  const base = own === undefined ? undefined : isBare ? site : '';
  return { to, position, isBare, path, page, anchor, base };
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
