import type { Words } from '../../finding';
import { rule } from '../../rule';
import { checkLinkAddresses, decoded } from '../../site/links/siteLinks';

/** Addresses that only lead on to the page in their query, by what leads there. */
const REDIRECTS = {
  Google: /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)=([^&]+)/,
  Facebook: /^https?:\/\/lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?\?(?:.*&)?u=([^&]+)/,
  Outlook: /^https?:\/\/[\w.]+\.safelinks\.protection\.outlook\.com\/\?(?:.*&)?url=([^&]+)/,
  LinkedIn: /^https?:\/\/(?:www\.)?linkedin\.com\/redir\/redirect\?(?:.*&)?url=([^&]+)/,
  'Google Translate': /^https?:\/\/translate\.google\.[a-z.]+\/translate\?(?:.*&)?u=([^&]+)/,
};

const ACCOUNT = {
  what: 'This link opens only in your own account, and visitors would be asked to sign in.',
  advice: 'Link to a page that everybody can open, or delete the link.',
};
const DRAFT = {
  what: 'An address with a number like this is meant for drafts, and stops working.',
  advice: 'Open the page and copy the address that it has then.',
};

/** Addresses that work only for the person who copied them. */
const PERSONAL: readonly [RegExp, Words][] = [
  [/^https?:\/\/mail\.(?:google|yahoo|aol|zoho|proton)\.\w+\b/, ACCOUNT],
  [/^https?:\/\/(?:outlook\.(?:live|office|office365)\.com|www\.icloud\.com\/mail)\b/, ACCOUNT],
  [/^https?:\/\/(?:docs\.google\.com|(?:www\.)?canva\.com\/design)\/.*\/edit\b/, ACCOUNT],
  [/^https?:\/\/drive\.google\.com\/drive\/(?:u\/\d|my-drive|home)\b/, ACCOUNT],
  [/^https?:\/\/(?:calendar\.google\.com\/calendar\/u\/|business\.(?:google|facebook)\.com)\b/, ACCOUNT],
  [/\/wp-admin\b|[?&]preview=true\b/, ACCOUNT],
  [/^(?:https?:\/\/[^/?#]+)?\/?\?(?:.*&)?(?:p|page_id|preview_id)=\d+/, DRAFT],
];

/** A preview, at the address that `.github/workflows/preview.yml` gives it. */
const PREVIEW = /^https:\/\/pr-\d+(?:--|\.)[\w-]+\.(?:netlify\.app|pages\.dev)(?=\/|$)/;

export const linkCopied = rule({
  id: 'link-copied',
  severity: 'warning',
  about:
    'A link was copied from a place where it works only for you, such as your mailbox or a draft, or it leads through Google, Facebook or Outlook. Link to the page itself.',
  site: checkLinkAddresses(
    ({ to }, { site }) =>
      findRedirect(to, site) ?? findPreview(to) ?? PERSONAL.find(([pattern]) => pattern.test(to))?.[1],
  ),
});

function findPreview(to: string) {
  if (!PREVIEW.test(to)) return undefined;
  const expected = to.replace(PREVIEW, '') || '/';
  const what = 'This is the preview of a change, and not your site.';
  return { what, advice: `Link to the page itself: ${expected}`, expected };
}

function findRedirect(to: string, site?: string) {
  for (const [by, pattern] of Object.entries(REDIRECTS)) {
    const [, target] = pattern.exec(to) ?? [];
    if (!target) continue;
    const expected = pageAt(target, site);
    const advice = `Link to the page itself${expected ? `: ${expected}` : '.'}`;
    return { what: `This link leads through ${by}.`, advice, expected };
  }
  return undefined;
}

/** The address of the page itself; only its path on this site. */
function pageAt(target: string, site?: string): string | undefined {
  const text = /^https?:\/\//.test(target) ? target : decoded(target);
  if (!URL.canParse(text) || /[\s()]/.test(text)) return undefined;
  const page = text.replace(/^http:/, 'https:');
  return site && page.startsWith(`${site}/`) ? page.slice(site.length) : page;
}
