import { type Changes, cardChanged, isNothing, type PageChange, resultChanged } from './compareViews';
import { inMarkdown } from './inMarkdown';
import type { PageView } from './PageView';

/** The address of a picture of the content folder that a comment can show. */
export type PictureUrl = (path: string) => string;

/** Pages told with their search result and card; others are only named. */
const TOLD = 12;

/** What visitors will see change, for the owner, in Markdown. */
export function describeChanges(changes: Changes, pictureUrl: PictureUrl): string {
  if (isNothing(changes)) return 'Visitors will see no difference.';
  const { added, changed, removed, everywhere, redirects, later } = changes;
  const all = [
    ...added.map((page) => ({ page, text: newPage(page, pictureUrl) })),
    ...removed.map(({ page, leadsTo }) => ({ page, text: gonePage(page, leadsTo) })),
    ...changed.map((change) => ({ page: change.after, text: changedPage(change, pictureUrl) })),
  ];
  const rest = all.slice(TOLD).map(({ page }) => inMarkdown(page.address));
  return [
    ...(everywhere.length > 0
      ? [`**On every page**, at the top or the bottom: ${everywhere.map(inMarkdown).join(', ')}.`]
      : []),
    ...all.slice(0, TOLD).map(({ text }) => text),
    ...(rest.length > 0 ? [`**${rest.length} more pages** change: ${rest.join(', ')}.`] : []),
    ...later.map((sentence) => `**Later:** ${inMarkdown(sentence)}`),
    ...(redirects.length > 0 ? [redirectLines(redirects)] : []),
  ].join('\n\n');
}

function newPage(page: PageView, pictureUrl: PictureUrl): string {
  const hidden = page.listed ? [] : ['Search engines are asked not to list it.'];
  return [
    `**New page: ${inMarkdown(page.address)}**`,
    ...hidden,
    searchResult(page),
    card(page, pictureUrl),
  ].join('\n\n');
}

function gonePage(page: PageView, leadsTo: string | undefined): string {
  const after = leadsTo
    ? `Whoever comes to this address is sent to ${inMarkdown(leadsTo)}.`
    : 'Whoever comes to this address, from a bookmark or a search engine, will see “not found”.';
  return `**Gone: ${inMarkdown(page.address)}** (${inMarkdown(page.title)})\n\n${after}`;
}

function changedPage(change: PageChange, pictureUrl: PictureUrl): string {
  const { before, after, blocks } = change;
  const parts = blocks.length > 0 ? [`Blocks that change: ${blocks.map(inMarkdown).join(', ')}.`] : [];
  const listed = after.listed
    ? 'Search engines may list it from now on.'
    : 'Search engines are asked not to list it any more.';
  return [
    `**Changed: ${inMarkdown(after.address)}**`,
    ...parts,
    ...(before.listed === after.listed ? [] : [listed]),
    ...(resultChanged(change)
      ? [`In search results, before:\n\n${searchResult(before)}`, `And after:\n\n${searchResult(after)}`]
      : []),
    ...(cardChanged(change) ? [card(after, pictureUrl)] : []),
  ].join('\n\n');
}

function searchResult({ title, url, description }: PageView): string {
  return [`> **${inMarkdown(title)}**`, `> ${inMarkdown(url)}`, `> ${inMarkdown(description)}`].join('  \n');
}

function card({ card: { picture, alt } }: PageView, pictureUrl: PictureUrl): string {
  return `When somebody shares it, this picture goes with it: ${inMarkdown(alt)}\n\n<img src="${pictureUrl(picture)}" width="240" alt="">`;
}

function redirectLines(redirects: Changes['redirects']): string {
  const lines = redirects.map(([from, to]) => `- ${inMarkdown(from)} leads to ${inMarkdown(to)}`);
  return ['**Old addresses that lead on from now:**', '', ...lines].join('\n');
}
