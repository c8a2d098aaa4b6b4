import { escapeMarkdown } from '../pullRequest/escapeMarkdown';
import type { Changes } from './changes';

/** The comment is found again by this; nobody sees it. */
export const LIVE_MARKER = '<!-- live -->';

const MAX_LINKS = 12;

/** For the owner, whose change is live. */
export function liveComment(
  { site, pages }: Changes,
  { run, isFormBroken }: { run: string; isFormBroken: boolean },
): string {
  return [
    LIVE_MARKER,
    '### Your change is live',
    ...(pages ? describePages(site, pages) : [`Look at it: ${site}/`]),
    ...(isFormBroken
      ? [
          `**The form did not pass its test.** Requests from visitors may not arrive. Ask the person who maintains the website to look at [this run](${run}).`,
        ]
      : []),
    '**To undo it** (this works on a phone too): open this pull request in the browser, press **Revert** near its end, then merge the pull request that this makes.',
  ].join('\n\n');
}

/** For the owner, who did nothing wrong. */
export function failedComment(run: string): string {
  return [
    LIVE_MARKER,
    '### Your change is not live yet',
    'Publishing it did not work. The website is as it was before, and you did nothing wrong. Your change is kept, and goes live with the next one that is merged.',
    `If you do not want to wait, show [this run](${run}) to the person who maintains the website.`,
  ].join('\n\n');
}

function describePages(site: string, { added, changed, gone }: NonNullable<Changes['pages']>): string[] {
  if (added.length + changed.length + gone === 0) return [`All pages look as before: ${site}/`];
  return [
    ...linkList('Pages that changed:', changed, site),
    ...linkList('New pages:', added, site),
    ...(gone > 0 ? [gone === 1 ? '1 page is gone.' : `${gone} pages are gone.`] : []),
  ];
}

function linkList(title: string, addresses: readonly string[], site: string): string[] {
  if (addresses.length === 0) return [];
  const links = addresses.map((address) => `[${escapeMarkdown(address)}](${site}${encodeURI(address)})`);
  return [[title, ...shorten(links).map((link) => `- ${link}`)].join('\n')];
}

function shorten(items: readonly string[]): string[] {
  const more = items.length - MAX_LINKS;
  return more > 0 ? [...items.slice(0, MAX_LINKS), `and ${more} more`] : [...items];
}
