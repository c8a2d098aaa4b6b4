import { firstLines, listSome } from '../../pipeline/lint/lists';
import { comparePages, groupDifferences, type Hunk } from '../compare/comparePages';
import { escapeMarkdown } from './comment';
import type { RenderedPage, SitePage, SitePages } from './readSite';

/** The URL at which GitHub shows a picture of the content folder. */
type PictureUrl = (path: string) => string;

/** The number of pages that are described; further pages are only named. */
const MAX_PAGES = 12;
/** The number of pages that are compared though only their frame changes: the menu, the footer or colors, which look the same on every page. */
const MAX_WITH_NEW_FRAME = 3;
const MAX_QUOTED_LINES = 8;
const MAX_LINE_CHARACTERS = 300;

/** Describes in Markdown what a change alters for visitors; empty if nothing. */
export function describeChanges(before: SitePages, after: SitePages, pictureUrl: PictureUrl): string {
  const pages = [...after.pages.values()];
  const added = pages.filter(({ address }) => !before.pages.has(address));
  const gone = [...before.pages.values()].filter(({ address }) => !after.pages.has(address));
  const inBoth = pages.flatMap((page) => {
    const old = before.pages.get(page.address);
    return old ? [{ address: page.address, old, page }] : [];
  });
  const withNewContent = inBoth.filter(({ old, page }) => old.contentHash !== page.contentHash);
  const withNewFrame = inBoth.filter(
    ({ old, page }) => old.contentHash === page.contentHash && old.pageHash !== page.pageHash,
  );
  const compared = [...withNewContent.slice(0, MAX_PAGES), ...withNewFrame.slice(0, MAX_WITH_NEW_FRAME)];
  const groups = groupDifferences(
    compared.map(({ address, old, page }) => {
      const [was, is] = [old.render(), page.render()];
      const { hunks } = comparePages(address, was.html, is.html);
      return { address, hunks: [...hunks, ...comparePreviews(was, is, pictureUrl)] };
    }),
  ).sort((one, other) => other.addresses.length - one.addresses.length);
  // What differs on all compared pages is assumed to differ on every other page too.
  const isOnAll = (addresses: readonly string[]) => addresses.length === compared.length;
  const isFrameDescribed = groups.some(({ addresses }) => isOnAll(addresses));
  const differing = [...withNewContent, ...withNewFrame];
  const undescribed = isFrameDescribed
    ? withNewContent.slice(MAX_PAGES)
    : differing.filter((each) => !compared.includes(each));
  const redirects = [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to);
  return [
    ...added.slice(0, MAX_PAGES).flatMap((each) => describeNewPage(each, pictureUrl)),
    ...gone.slice(0, MAX_PAGES).flatMap((each) => describeGonePage(each, after.redirects.get(each.address))),
    ...groups.flatMap(({ addresses, hunks }) => [
      titleOf(isOnAll(addresses) ? addressesOf(differing) : addresses, inBoth.length),
      ...describeHunks(hunks),
    ]),
    ...morePages('change', addressesOf([...added.slice(MAX_PAGES), ...gone.slice(MAX_PAGES)])),
    ...morePages(isFrameDescribed ? 'may change in other places too' : 'change', addressesOf(undescribed)),
    ...without(after.scheduledChanges, before.scheduledChanges).map(
      (sentence) => `**Later:** ${escapeMarkdown(sentence)}`,
    ),
    ...(redirects.length > 0 ? ['**Old addresses that lead on from now:**'] : []),
    redirects.map(([from, to]) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const addressesOf = (pages: readonly { address: string }[]) => pages.map(({ address }) => address);

/** A title for what differs on these pages, of `all` pages that exist before and after. */
function titleOf(addresses: readonly string[], all: number): string {
  const { length: count } = addresses;
  if (count === all && count > 1) return '**On every page**';
  if (count > MAX_PAGES) return `**On ${count} of ${all} pages**`;
  return `**Changed: ${escapeMarkdown(addresses.join(', '))}**`;
}

function describeNewPage(page: SitePage, pictureUrl: PictureUrl): string[] {
  const rendered = page.render();
  return [
    `**New page: ${escapeMarkdown(page.address)}**`,
    ...(rendered.isListed ? [] : ['Search engines are asked not to list it.']),
    searchResult(rendered),
    describeCard(rendered, pictureUrl),
  ];
}

/** `to`: the address to which the old one redirects, if it does. */
function describeGonePage({ address, render }: SitePage, to: string | undefined): string[] {
  const [title] = render().result;
  return [
    `**Gone: ${escapeMarkdown(address)}** (${escapeMarkdown(title)})`,
    to
      ? `Visitors to this address will be sent to ${escapeMarkdown(to)}.`
      : 'Visitors to this address, from a bookmark or a search engine, will see “not found”.',
  ];
}

/** The `aspect` of hunks about search results and shared links, whose lines are complete sentences. */
const PREVIEW = 'preview';

/** What differs in how search results and social networks show a page. */
function comparePreviews(before: RenderedPage, after: RenderedPage, pictureUrl: PictureUrl): Hunk[] {
  const listed = after.isListed
    ? 'Search engines may list it from now on.'
    : 'Search engines are asked not to list it any more.';
  const [oldResult, newResult] = [searchResult(before), searchResult(after)];
  const [oldCard, newCard] = [describeCard(before, pictureUrl), describeCard(after, pictureUrl)];
  const sentences = [
    ...(before.isListed === after.isListed ? [] : [listed]),
    ...(oldResult === newResult ? [] : ['In search results, before:', oldResult, 'And after:', newResult]),
    ...(oldCard === newCard ? [] : [newCard]),
  ];
  return sentences.length > 0 ? [{ aspect: PREVIEW, removed: [], added: sentences }] : [];
}

/** What visitors see of the hunks, and then the previews. Lines that were moved are left out. */
function describeHunks(hunks: readonly Hunk[]): string[] {
  const changeOf = (aspect: string) => {
    const group = hunks.filter((hunk) => hunk.aspect === aspect);
    const [removed, added] = [group.flatMap((hunk) => hunk.removed), group.flatMap((hunk) => hunk.added)];
    return { removed: without(removed, added), added: without(added, removed), differs: group.length > 0 };
  };
  const [text, links, pictures] = [changeOf('text'), changeOf('links'), changeOf('pictures')];
  // A link, `label -> address`, is not listed if its label is in the lines of text that are listed.
  const isNotIn = (lines: readonly string[]) => (link: string) =>
    !lines.some((line) => line.includes(link.split(' -> ')[0] ?? ''));
  const sentences = [
    ...quoteLines(text.added.length > 0 ? 'Text, before:' : 'Text that is gone:', text.removed, text.added),
    ...quoteLines(text.removed.length > 0 ? 'And after:' : 'New text:', text.added, text.removed),
    ...quoteLines('Pictures that are gone:', pictures.removed),
    ...quoteLines('New pictures:', pictures.added),
    ...quoteLines('Links, before:', links.removed.filter(isNotIn(text.removed))),
    ...quoteLines('Links, after:', links.added.filter(isNotIn(text.added))),
  ];
  const other = text.differs
    ? 'The order of the text changes.'
    : 'A picture, a choice, the layout or a color changes.';
  const isOther = sentences.length === 0 && hunks.some(({ aspect }) => aspect !== PREVIEW);
  return [...sentences, ...(isOther ? [other] : []), ...changeOf(PREVIEW).added];
}

/** Names pages that are not described. `what`: what they do. */
function morePages(what: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`**${addresses.length} more pages** ${what}: ${escapeMarkdown(listSome(addresses, MAX_PAGES))}.`];
}

/** The lines that `others` does not have, without repetitions. */
const without = (lines: readonly string[], others: readonly string[]) =>
  [...new Set(lines)].filter((line) => !others.includes(line));

/** Lines as a quotation below a title. `others`: the lines that they replace, to cut long lines around the difference. */
function quoteLines(title: string, lines: readonly string[], others: readonly string[] = []): string[] {
  if (lines.length === 0) return [];
  const excerpts = lines.map((line, index) => escapeMarkdown(excerpt(line, others[index])));
  return [`${title}\n\n> ${firstLines(excerpts, MAX_QUOTED_LINES).join('  \n> ')}`];
}

/** A line cut to `MAX_LINE_CHARACTERS`, around the first character that differs from `other`. */
function excerpt(line: string, other = ''): string {
  if (line.length <= MAX_LINE_CHARACTERS) return line;
  const difference = [...line].findIndex((character, index) => character !== other[index]);
  const from = line.lastIndexOf(' ', Math.max(difference - 60, 0)) + 1;
  const end = from + MAX_LINE_CHARACTERS;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}

function searchResult({ result: [title, ...lines] }: RenderedPage): string {
  return `> ${[`**${escapeMarkdown(title)}**`, ...lines.map(escapeMarkdown)].join('  \n> ')}`;
}

/** How social networks show a page that somebody shares. */
function describeCard({ picture, alt }: RenderedPage, pictureUrl: PictureUrl): string {
  const what = alt
    ? `this picture goes with it: ${escapeMarkdown(alt)}`
    : 'a card with its title and this picture goes with it.';
  return `When somebody shares it, ${what}\n\n<img src="${pictureUrl(picture)}" width="240" alt="">`;
}
