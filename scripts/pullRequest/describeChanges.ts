import { firstLines, listSome } from '../../pipeline/lint/suggest';
import { comparePages, groupDifferences, type Hunk } from '../compare/comparePages';
import { readPage } from '../compare/readPage';
import { escapeMarkdown } from './escapeMarkdown';
import type { SitePages } from './readSite';

/** The address of a picture of the content folder that a comment can show. */
type PictureUrl = (path: string) => string;

/** Pages that are read: a menu changes all pages alike, and the owner waits for the answer. */
const MAX_READ = 40;
/** Differences that are described; the other pages are only named. */
const MAX_DESCRIBED = 12;
const MAX_NAMED = 50;
const MAX_LINES = 8;
/** In characters. */
const MAX_LINE = 300;

/** What visitors will see otherwise after a change, in Markdown; empty where they see no difference. */
export function describeChanges(before: SitePages, after: SitePages, pictureUrl: PictureUrl): string {
  const old = [...before.pages.keys()];
  const fresh = [...after.pages.keys()];
  const inBoth = fresh.filter((address) => before.pages.has(address));
  const differing = inBoth.filter((address) => before.pages.get(address) !== after.pages.get(address));
  const read = differing.slice(0, MAX_READ);
  const htmlOf = (site: SitePages) => new Map(read.map((address) => [address, site.render(address)]));
  const [was, is] = [htmlOf(before), htmlOf(after)];
  const changed = groupDifferences(comparePages(was, is)).flatMap(
    ({ addresses: [first, ...more], hunks }) => {
      const shown = hunks.filter(({ aspect }) => aspect !== 'metadata');
      const sentences = [
        ...(shown.length > 0 ? describeShown(shown) : []),
        ...(shown.length < hunks.length
          ? describeMetadata(metadataOf(was.get(first)), metadataOf(is.get(first)), pictureUrl)
          : []),
      ];
      if (sentences.length === 0) return [];
      // What all pages have in common that are read, the others have too.
      const addresses = more.length + 1 === read.length ? differing : [first, ...more];
      return { addresses, describe: () => [titleOf(addresses, inBoth), ...sentences] };
    },
  );
  const wide = changed.filter(({ addresses }) => isWide(addresses, inBoth));
  const pages = [
    ...without(fresh, old).map((address) => ({
      addresses: [address],
      describe: () => newPage(address, after.render(address), pictureUrl),
    })),
    ...without(old, fresh).map((address) => ({
      addresses: [address],
      describe: () => gonePage(address, before.render(address), after.redirects.get(address)),
    })),
    ...changed.filter((each) => !wide.includes(each)),
  ];
  const described = pages.slice(0, MAX_DESCRIBED);
  const addressesOf = (some: typeof pages) => some.flatMap(({ addresses }) => addresses);
  const unread = without(differing.slice(MAX_READ), addressesOf(wide));
  const others = without([...addressesOf(pages), ...unread], addressesOf(described));
  const later = [...after.later].filter(([address, sentence]) => before.later.get(address) !== sentence);
  const leads = [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to);
  return [
    ...[...wide.slice(0, MAX_DESCRIBED), ...described].flatMap(({ describe }) => describe()),
    ...(others.length > 0
      ? [`**${others.length} more pages** change: ${escapeMarkdown(listSome(others, MAX_NAMED))}.`]
      : []),
    ...later.map(([, sentence]) => `**Later:** ${escapeMarkdown(sentence)}`),
    ...(leads.length > 0
      ? [
          '**Old addresses that lead on from now:**',
          leads.map(([from, to]) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`).join('\n'),
        ]
      : []),
  ].join('\n\n');
}

/** Whether these are so many of all pages that they are counted and not named. */
const isWide = (addresses: readonly string[], all: readonly string[]) =>
  addresses.length > MAX_DESCRIBED || (addresses.length === all.length && all.length > 1);

function titleOf(addresses: readonly string[], all: readonly string[]): string {
  if (!isWide(addresses, all)) return `**Changed: ${escapeMarkdown(addresses.join(', '))}**`;
  return addresses.length === all.length
    ? '**On every page**'
    : `**On ${addresses.length} of ${all.length} pages**`;
}

function newPage(address: string, html: string, pictureUrl: PictureUrl): string[] {
  const page = metadataOf(html);
  return [
    `**New page: ${escapeMarkdown(address)}**`,
    ...(page('robots') === 'noindex' ? ['Search engines are asked not to list it.'] : []),
    searchResult(page),
    card(page, pictureUrl),
  ];
}

function gonePage(address: string, html: string, leadsTo: string | undefined): string[] {
  return [
    `**Gone: ${escapeMarkdown(address)}** (${escapeMarkdown(metadataOf(html)('title'))})`,
    leadsTo
      ? `Visitors to this address will be sent to ${escapeMarkdown(leadsTo)}.`
      : 'Visitors to this address, from a bookmark or a search engine, will see “not found”.',
  ];
}

/** Sentences about what people see and hear on a page. */
function describeShown(hunks: readonly Hunk[]): string[] {
  const changeOf = (aspect: string) => {
    const all = hunks.filter((hunk) => hunk.aspect === aspect);
    const [gone, come] = [all.flatMap((hunk) => hunk.gone), all.flatMap((hunk) => hunk.come)];
    return { gone: without(gone, come), come: without(come, gone), isThere: all.length > 0 };
  };
  const [text, links, pictures] = [changeOf('text'), changeOf('links'), changeOf('pictures')];
  // A link whose text changes is not listed again.
  const outside = (lines: readonly string[]) => (link: string) =>
    !lines.some((line) => line.includes(link.split(' -> ')[0] ?? ''));
  const sentences = [
    ...quote(text.come.length > 0 ? 'Text, before:' : 'Text that is gone:', text.gone, text.come),
    ...quote(text.gone.length > 0 ? 'And after:' : 'New text:', text.come, text.gone),
    ...quote('Pictures that are gone:', pictures.gone),
    ...quote('New pictures:', pictures.come),
    ...quote('Links, before:', links.gone.filter(outside(text.gone))),
    ...quote('Links, after:', links.come.filter(outside(text.come))),
  ];
  if (sentences.length > 0) return sentences;
  return [text.isThere ? 'The order of the text changes.' : 'A picture, the layout or a color changes.'];
}

function describeMetadata(before: Metadata, after: Metadata, pictureUrl: PictureUrl): string[] {
  const differs = (...names: string[]) => names.some((name) => before(name) !== after(name));
  const listed =
    after('robots') === 'noindex'
      ? 'Search engines are asked not to list it any more.'
      : 'Search engines may list it from now on.';
  return [
    ...(differs('robots') ? [listed] : []),
    ...(differs('title', 'description')
      ? ['In search results, before:', searchResult(before), 'And after:', searchResult(after)]
      : []),
    ...(differs('og:image', 'og:image:alt') ? [card(after, pictureUrl)] : []),
  ];
}

/** Each once, in their order. */
const without = (lines: readonly string[], others: readonly string[]) =>
  [...new Set(lines)].filter((line) => !others.includes(line));

function quote(title: string, lines: readonly string[], others: readonly string[] = []): string[] {
  if (lines.length === 0) return [];
  const shown = lines.map((line, index) => escapeMarkdown(excerpt(line, others[index])));
  return [`${title}\n\n> ${firstLines(shown, MAX_LINES).join('  \n> ')}`];
}

/** A line, or of a long one what follows the place from which another one differs. */
function excerpt(line: string, other = ''): string {
  if (line.length <= MAX_LINE) return line;
  const same = [...line].findIndex((character, index) => character !== other[index]);
  const from = line.lastIndexOf(' ', Math.max(same - 60, 0)) + 1;
  const end = from + MAX_LINE;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}

type Metadata = (name: string) => string;

function metadataOf(html = ''): Metadata {
  const { metadata } = readPage(html);
  return (name) => metadata.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
}

function searchResult(page: Metadata): string {
  const lines = [
    `**${escapeMarkdown(page('title'))}**`,
    ...['canonical', 'description'].map((name) => escapeMarkdown(page(name))),
  ];
  return `> ${lines.join('  \n> ')}`;
}

function card(page: Metadata, pictureUrl: PictureUrl): string {
  const alt = page('og:image:alt');
  const what = alt
    ? `this picture goes with it: ${escapeMarkdown(alt)}`
    : 'a card with its title and this picture goes with it.';
  return `When somebody shares it, ${what}\n\n<img src="${pictureUrl(page('og:image'))}" width="240" alt="">`;
}
