import { firstLines, listSome } from '../../pipeline/lint/suggest';
import { comparePages, groupDifferences, type Hunk } from '../compare/comparePages';
import { escapeMarkdown } from './escapeMarkdown';
import type { ShownPage, SitePages } from './readSite';

/** The address of a picture of the content folder that a comment can show. */
type PictureUrl = (path: string) => string;

/** Pages that are described; further pages are only named. */
const MAX_PAGES = 12;
/** Pages compared where only shared parts change: a menu, a footer or colors, which look the same on every page. */
const MAX_SHARED = 3;
const MAX_LINES = 8;
/** In characters. */
const MAX_LINE = 300;

/** Describes in Markdown what a change alters for visitors; empty if nothing. */
export function describeChanges(before: SitePages, after: SitePages, pictureUrl: PictureUrl): string {
  const added = [...after.pages].filter(([address]) => !before.pages.has(address));
  const gone = [...before.pages].filter(([address]) => !after.pages.has(address));
  const inBoth = [...after.pages].flatMap(([address, page]) => {
    const old = before.pages.get(address);
    return old ? [{ address, old, page }] : [];
  });
  const withNewContent = inBoth.filter(({ old, page }) => old.contentHash !== page.contentHash);
  const shared = inBoth.filter(
    ({ old, page }) => old.contentHash === page.contentHash && old.pageHash !== page.pageHash,
  );
  const compared = [...withNewContent.slice(0, MAX_PAGES), ...shared.slice(0, MAX_SHARED)];
  const groups = groupDifferences(
    compared.map(({ address, old, page }) => {
      const [was, is] = [old.show(), page.show()];
      const { hunks } = comparePages(address, was.html, is.html);
      return { address, hunks: [...hunks, ...comparePreviews(was, is, pictureUrl)] };
    }),
  ).sort((one, other) => other.addresses.length - one.addresses.length);
  // A difference of all compared pages is assumed on every other differing page.
  const isCommon = (addresses: readonly string[]) => addresses.length === compared.length;
  const hasCommon = groups.some(({ addresses }) => isCommon(addresses));
  const differing = [...withNewContent, ...shared].map(({ address }) => address);
  const rest = hasCommon
    ? withNewContent.slice(MAX_PAGES)
    : [...withNewContent, ...shared].filter((each) => !compared.includes(each));
  const redirects = [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to);
  return [
    ...added.slice(0, MAX_PAGES).flatMap(([address, page]) => newPage(address, page.show(), pictureUrl)),
    ...gone.slice(0, MAX_PAGES).flatMap(([address, page]) => gonePage(address, page.show(), after)),
    ...groups.flatMap(({ addresses, hunks }) => [
      titleOf(isCommon(addresses) ? differing : addresses, inBoth.length),
      ...describeHunks(hunks),
    ]),
    ...more(
      'change',
      [...added.slice(MAX_PAGES), ...gone.slice(MAX_PAGES)].map(([address]) => address),
    ),
    ...more(
      hasCommon ? 'may change in other places too' : 'change',
      rest.map(({ address }) => address),
    ),
    ...without(after.scheduledChanges, before.scheduledChanges).map(
      (sentence) => `**Later:** ${escapeMarkdown(sentence)}`,
    ),
    ...(redirects.length > 0 ? ['**Old addresses that lead on from now:**'] : []),
    redirects.map(([from, to]) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function titleOf(addresses: readonly string[], all: number): string {
  const { length: count } = addresses;
  if (count === all && count > 1) return '**On every page**';
  if (count > MAX_PAGES) return `**On ${count} of ${all} pages**`;
  return `**Changed: ${escapeMarkdown(addresses.join(', '))}**`;
}

function newPage(address: string, page: ShownPage, pictureUrl: PictureUrl): string[] {
  return [
    `**New page: ${escapeMarkdown(address)}**`,
    ...(page.isListed ? [] : ['Search engines are asked not to list it.']),
    searchResult(page),
    card(page, pictureUrl),
  ];
}

function gonePage(address: string, { result: [title] }: ShownPage, { redirects }: SitePages): string[] {
  const to = redirects.get(address);
  return [
    `**Gone: ${escapeMarkdown(address)}** (${escapeMarkdown(title)})`,
    to
      ? `Visitors to this address will be sent to ${escapeMarkdown(to)}.`
      : 'Visitors to this address, from a bookmark or a search engine, will see “not found”.',
  ];
}

/** The `aspect` of hunks about search results and shared links, whose lines are complete sentences. */
const PREVIEW = 'preview';

function comparePreviews(before: ShownPage, after: ShownPage, pictureUrl: PictureUrl): Hunk[] {
  const listed = after.isListed
    ? 'Search engines may list it from now on.'
    : 'Search engines are asked not to list it any more.';
  const [oldResult, newResult] = [searchResult(before), searchResult(after)];
  const sentences = [
    ...(before.isListed === after.isListed ? [] : [listed]),
    ...(oldResult === newResult ? [] : ['In search results, before:', oldResult, 'And after:', newResult]),
    ...(card(before, pictureUrl) === card(after, pictureUrl) ? [] : [card(after, pictureUrl)]),
  ];
  return sentences.length > 0 ? [{ aspect: PREVIEW, removed: [], added: sentences }] : [];
}

function describeHunks(hunks: readonly Hunk[]): string[] {
  const visible = hunks.filter(({ aspect }) => aspect !== PREVIEW);
  const previews = hunks.filter(({ aspect }) => aspect === PREVIEW);
  return [...(visible.length > 0 ? describeShown(visible) : []), ...previews.flatMap(({ added }) => added)];
}

function describeShown(hunks: readonly Hunk[]): string[] {
  const changeOf = (aspect: string) => {
    const group = hunks.filter((hunk) => hunk.aspect === aspect);
    const [removed, added] = [group.flatMap((hunk) => hunk.removed), group.flatMap((hunk) => hunk.added)];
    return { removed: without(removed, added), added: without(added, removed), isThere: group.length > 0 };
  };
  const [text, links, pictures] = [changeOf('text'), changeOf('links'), changeOf('pictures')];
  // A link whose text changes is not listed again.
  const outside = (lines: readonly string[]) => (link: string) =>
    !lines.some((line) => line.includes(link.split(' -> ')[0] ?? ''));
  const sentences = [
    ...quote(text.added.length > 0 ? 'Text, before:' : 'Text that is gone:', text.removed, text.added),
    ...quote(text.removed.length > 0 ? 'And after:' : 'New text:', text.added, text.removed),
    ...quote('Pictures that are gone:', pictures.removed),
    ...quote('New pictures:', pictures.added),
    ...quote('Links, before:', links.removed.filter(outside(text.removed))),
    ...quote('Links, after:', links.added.filter(outside(text.added))),
  ];
  if (sentences.length > 0) return sentences;
  return [
    text.isThere ? 'The order of the text changes.' : 'A picture, a choice, the layout or a color changes.',
  ];
}

function more(what: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`**${addresses.length} more pages** ${what}: ${escapeMarkdown(listSome(addresses, MAX_PAGES))}.`];
}

/** The lines that `others` does not have, without repetitions. */
const without = (lines: readonly string[], others: readonly string[]) =>
  [...new Set(lines)].filter((line) => !others.includes(line));

function quote(title: string, lines: readonly string[], others: readonly string[] = []): string[] {
  if (lines.length === 0) return [];
  const excerpts = lines.map((line, index) => escapeMarkdown(excerpt(line, others[index])));
  return [`${title}\n\n> ${firstLines(excerpts, MAX_LINES).join('  \n> ')}`];
}

/** A line cut to `MAX_LINE` characters, around the first character that differs from `other`. */
function excerpt(line: string, other = ''): string {
  if (line.length <= MAX_LINE) return line;
  const difference = [...line].findIndex((character, index) => character !== other[index]);
  const from = line.lastIndexOf(' ', Math.max(difference - 60, 0)) + 1;
  const end = from + MAX_LINE;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}

function searchResult({ result: [title, ...lines] }: ShownPage): string {
  return `> ${[`**${escapeMarkdown(title)}**`, ...lines.map(escapeMarkdown)].join('  \n> ')}`;
}

function card({ picture, alt }: ShownPage, pictureUrl: PictureUrl): string {
  const what = alt
    ? `this picture goes with it: ${escapeMarkdown(alt)}`
    : 'a card with its title and this picture goes with it.';
  return `When somebody shares it, ${what}\n\n<img src="${pictureUrl(picture)}" width="240" alt="">`;
}
