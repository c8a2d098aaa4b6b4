import { escapeMarkdown } from './escapeMarkdown';
import type { PageView, SiteView } from './readView';

/** The address of a picture of the content folder that a comment can show. */
type PictureUrl = (path: string) => string;

/** Pages described with their search result and card; others are only named. */
const MAX_DESCRIBED = 12;

/** What visitors will see otherwise after a change, in Markdown; empty where they see no difference. */
export function describeChanges(before: SiteView, after: SiteView, pictureUrl: PictureUrl): string {
  const [old, fresh] = [[...before.pages.values()], [...after.pages.values()]];
  const pages = [
    ...fresh
      .filter(({ address }) => !before.pages.has(address))
      .map((page) => ({ page, text: newPage(page, pictureUrl) })),
    ...old
      .filter(({ address }) => !after.pages.has(address))
      .map((page) => ({ page, text: gonePage(page, after.redirects.get(page.address)) })),
    ...fresh
      .map((page) => ({ page, text: changedPage(before.pages.get(page.address) ?? page, page, pictureUrl) }))
      .filter(({ text }) => text !== ''),
  ];
  const everywhere = differing(before.frame, after.frame).filter((name) => name !== 'phoneHref');
  const rest = pages.slice(MAX_DESCRIBED).map(({ page }) => escapeMarkdown(page.address));
  const later = differing(before.later, after.later).flatMap((address) => after.later.get(address) ?? []);
  const redirects = [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to);
  const leads = redirects.map(([from, to]) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`);
  return [
    ...(everywhere.length > 0
      ? [`**On every page**, at the top or the bottom: ${everywhere.map(escapeMarkdown).join(', ')}.`]
      : []),
    ...pages.slice(0, MAX_DESCRIBED).map(({ text }) => text),
    ...(rest.length > 0 ? [`**${rest.length} more pages** change: ${rest.join(', ')}.`] : []),
    ...later.map((sentence) => `**Later:** ${escapeMarkdown(sentence)}`),
    ...(leads.length > 0 ? [['**Old addresses that lead on from now:**', '', ...leads].join('\n')] : []),
  ].join('\n\n');
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name));
}

function newPage(page: PageView, pictureUrl: PictureUrl): string {
  return [
    `**New page: ${escapeMarkdown(page.address)}**`,
    ...(page.listed ? [] : ['Search engines are asked not to list it.']),
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

/** Empty where the page is the same. */
function changedPage(before: PageView, after: PageView, pictureUrl: PictureUrl): string {
  const sections = differing(before.sections, after.sections);
  const isMoved = [...before.sections.keys()].join() !== [...after.sections.keys()].join();
  if (isMoved && sections.length === 0) sections.push('the order of the sections');
  const listed = after.listed
    ? 'Search engines may list it from now on.'
    : 'Search engines are asked not to list it any more.';
  const isFoundOtherwise = before.title !== after.title || before.description !== after.description;
  const isSharedOtherwise = before.card.picture !== after.card.picture || before.card.alt !== after.card.alt;
  const parts = [
    ...(sections.length > 0 ? [`Sections that change: ${sections.map(escapeMarkdown).join(', ')}.`] : []),
    ...(before.listed === after.listed ? [] : [listed]),
    ...(isFoundOtherwise
      ? [`In search results, before:\n\n${searchResult(before)}`, `And after:\n\n${searchResult(after)}`]
      : []),
    ...(isSharedOtherwise ? [card(after, pictureUrl)] : []),
  ];
  return parts.length > 0 ? [`**Changed: ${escapeMarkdown(after.address)}**`, ...parts].join('\n\n') : '';
}

function searchResult({ title, url, description }: PageView): string {
  return `> **${escapeMarkdown(title)}**  \n> ${escapeMarkdown(url)}  \n> ${escapeMarkdown(description)}`;
}

function card({ card: { picture, alt } }: PageView, pictureUrl: PictureUrl): string {
  const what = alt
    ? `this picture goes with it: ${escapeMarkdown(alt)}`
    : 'a card with its title and this picture goes with it.';
  return `When somebody shares it, ${what}\n\n<img src="${pictureUrl(picture)}" width="240" alt="">`;
}
