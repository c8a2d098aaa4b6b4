import { type Changes, cardChanged, isNothing, type PageChange, resultChanged } from './compareViews';
import { escapeMarkdown } from './escapeMarkdown';
import type { PageView } from './readView';

/** The address of a picture of the content folder that a comment can show. */
export type PictureUrl = (path: string) => string;

/** Pages described with their search result and card; others are only named. */
const MAX_DESCRIBED = 12;

export function describeChanges(changes: Changes, pictureUrl: PictureUrl): string {
  if (isNothing(changes)) return 'Visitors will see no difference.';
  const { added, changed, removed, everywhere, redirects, later } = changes;
  const all = [
    ...added.map((page) => ({ page, text: newPage(page, pictureUrl) })),
    ...removed.map(({ page, leadsTo }) => ({ page, text: gonePage(page, leadsTo) })),
    ...changed.map((change) => ({ page: change.after, text: changedPage(change, pictureUrl) })),
  ];
  const rest = all.slice(MAX_DESCRIBED).map(({ page }) => escapeMarkdown(page.address));
  return [
    ...(everywhere.length > 0
      ? [`**On every page**, at the top or the bottom: ${everywhere.map(escapeMarkdown).join(', ')}.`]
      : []),
    ...all.slice(0, MAX_DESCRIBED).map(({ text }) => text),
    ...(rest.length > 0 ? [`**${rest.length} more pages** change: ${rest.join(', ')}.`] : []),
    ...later.map((sentence) => `**Later:** ${escapeMarkdown(sentence)}`),
    ...(redirects.length > 0 ? [redirectLines(redirects)] : []),
  ].join('\n\n');
}

function newPage(page: PageView, pictureUrl: PictureUrl): string {
  const hidden = page.listed ? [] : ['Search engines are asked not to list it.'];
  return [
    `**New page: ${escapeMarkdown(page.address)}**`,
    ...hidden,
    searchResult(page),
    card(page, pictureUrl),
  ].join('\n\n');
}

function gonePage(page: PageView, leadsTo: string | undefined): string {
  const after = leadsTo
    ? `Visitors to this address will be sent to ${escapeMarkdown(leadsTo)}.`
    : 'Visitors to this address, from a bookmark or a search engine, will see “not found”.';
  return `**Gone: ${escapeMarkdown(page.address)}** (${escapeMarkdown(page.title)})\n\n${after}`;
}

function changedPage(change: PageChange, pictureUrl: PictureUrl): string {
  const { before, after, sections } = change;
  const parts =
    sections.length > 0 ? [`Sections that change: ${sections.map(escapeMarkdown).join(', ')}.`] : [];
  const listed = after.listed
    ? 'Search engines may list it from now on.'
    : 'Search engines are asked not to list it any more.';
  return [
    `**Changed: ${escapeMarkdown(after.address)}**`,
    ...parts,
    ...(before.listed === after.listed ? [] : [listed]),
    ...(resultChanged(change)
      ? [`In search results, before:\n\n${searchResult(before)}`, `And after:\n\n${searchResult(after)}`]
      : []),
    ...(cardChanged(change) ? [card(after, pictureUrl)] : []),
  ].join('\n\n');
}

function searchResult({ title, url, description }: PageView): string {
  return [
    `> **${escapeMarkdown(title)}**`,
    `> ${escapeMarkdown(url)}`,
    `> ${escapeMarkdown(description)}`,
  ].join('  \n');
}

function card({ card: { picture, alt } }: PageView, pictureUrl: PictureUrl): string {
  const what = alt
    ? `this picture goes with it: ${escapeMarkdown(alt)}`
    : 'a card with its title and this picture goes with it.';
  return `When somebody shares it, ${what}\n\n<img src="${pictureUrl(picture)}" width="240" alt="">`;
}

function redirectLines(redirects: Changes['redirects']): string {
  const lines = redirects.map(([from, to]) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`);
  return ['**Old addresses that lead on from now:**', '', ...lines].join('\n');
}
