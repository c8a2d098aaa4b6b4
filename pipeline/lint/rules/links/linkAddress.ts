import { parseEmail, parsePhone } from '../../../kinds/contact';
import { isAddressFact } from '../../../model/factsOf';
import { textIn } from '../../../passages/Range';
import { type MessageText, rule, warning } from '../../rule';
import { type AddressIndex, nearestPage, serviceOf } from '../../site/links/addressIndex';
import { checkLinkAddresses, decodeUri, forEachLink, LOCAL, rangeOfLink } from '../../site/links/siteLinks';

function findBareSign(to: string) {
  const page = to.slice(0, -1);
  const what = 'This link leads nowhere, because nothing is written after the #.';
  if (page === '') return { what, advice: 'Write the address of a page, for example /about.' };
  return { what, advice: 'Delete the #, or write the name of a section after it.', expected: page };
}

function findEdited(to: string, { shown, repository }: AddressIndex) {
  const start = `https://github.com/${repository}/`;
  if (!repository || !to.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const [, file] = /^\w+\/[^/]+\/(content\/[^?#]+\.md)/.exec(to.slice(start.length)) ?? [];
  const page = file && [...shown.values()].find((document) => document.file === decodeUri(file));
  if (!page) return undefined;
  const what = 'This address is for editing the page on GitHub.';
  return { what, advice: `Write the one that visitors know: ${page.address}`, expected: page.address };
}

/** An address that leads neither to a page nor to another site, a phone or a mailbox. */
function findUnknown(to: string, addresses: AddressIndex) {
  const [, call] = /^https?:\/\/((?:tel|mailto):.+)$/i.exec(to) ?? [];
  if (call)
    return { what: 'Nothing belongs before tel: or mailto:.', advice: `Write ${call}`, expected: call };
  if (/^https?:\/\//.test(to)) {
    if (!/\s/.test(to) && /^\w+:\/\/[^/?#]*\.[^/?#]/.test(to) && URL.canParse(to)) return undefined;
    const advice =
      'Open the page in a browser and copy its address, which looks like https://www.example.com/page.';
    return { what: 'This is not a whole web address.', advice };
  }
  if (/^(tel:|mailto:)/.test(to) || isAddressFact(to)) return undefined;
  const [scheme] = /^(?:https?|tel|mailto):/i.exec(to) ?? [];
  if (scheme) {
    const expected = to.replace(scheme, scheme.toLowerCase());
    return { what: `Write ${scheme} in small letters: ${expected}`, expected };
  }
  return {
    what: `A link leads to a page (/about), a section of a page (/about#team), https://, tel: or mailto:. “${to}” is none of these.`,
    expected: completeAddress(to, addresses),
  };
}

function completeAddress(to: string, addresses: AddressIndex): string | undefined {
  const { shown } = addresses;
  if (to === '{email}' || parseEmail(to)) return `mailto:${to}`;
  if (to === '{phone}' || parsePhone(to)) return `tel:${to}`;
  if (/^www\.[\w.-]+\.\w+|^[\w-]+\.(?:com|net|org|info|biz|co|us|io)(?:\/|$)/.test(to))
    return `https://${to}`;
  const [, bare] = /^["'<(“”„‘’«](.*)["'>)“”‘’»]$/.exec(to) ?? [];
  if (bare?.startsWith('https:')) return bare;
  const [, file] = /([\w-]+)\.md$/.exec(to) ?? [];
  const address = bare ?? (file ? nearestPage(`/${file}`, addresses) : `/${to}`);
  return address && shown.has(address) ? address : undefined;
}

export const linkAddressRules = [
  rule({
    id: 'link-address',
    site: checkLinkAddresses(({ to, path }, addresses) => {
      if (path !== undefined) return path.endsWith('#') ? findBareSign(to) : undefined;
      return findEdited(to, addresses) ?? findUnknown(to, addresses);
    }),
  }),
  rule({
    id: 'link-http',
    kind: 'sure',
    what: 'This link begins with http://.',
    advice: 'Write https://, which is safe for visitors.',
    site(input, report) {
      forEachLink(input, (link) => {
        const { document, to, path, isBare } = link;
        // Whole addresses of the own site are left to `link-own`.
        if (!to.startsWith('http://') || (path !== undefined && !isBare)) return;
        const range = rangeOfLink(link);
        const typed = textIn(document.source.lines, range);
        const expected = `https://${typed.replace('http://', '')}`;
        // GFM puts `http://` before an address that begins with `www.`.
        const what = `Write https:// in front of ${typed}, so that the link is safe for visitors.`;
        report({ range, expected, what: typed.startsWith('http://') ? undefined : what });
      });
    },
  }),
  warning({
    id: 'link-own',
    kind: 'sure',
    site: checkLinkAddresses(({ to, path, base, isBare }) => {
      // A query may be meant. And if `site` is a page of a social network, not every link to that network is the site's own.
      if (base === undefined || isBare || to.includes('?') || serviceOf(to)) return undefined;
      if (!LOCAL.test(to))
        return {
          what: 'This is a page of your own site.',
          advice: `Write only ${path}, so that the link works wherever the site is shown.`,
          expected: path,
        };
      const what = 'This address works only on the computer it was copied from.';
      return { what, advice: `Write only ${path}.`, expected: path, severity: 'error' };
    }),
  }),
  warning({
    id: 'link-copied',
    site: checkLinkAddresses(
      ({ to }, { site }) =>
        findRedirect(to, site) ?? findCopied(to) ?? PERSONAL.find(([pattern]) => pattern.test(to))?.[1],
    ),
  }),
];

/** An address that leads through a service to the page in its query. */
const REDIRECT =
  /^https?:\/\/(?<by>(?:www\.|translate\.)?google\.[a-z.]+|lm?\.(?:facebook|instagram)\.com|[\w.]+\.safelinks\.protection\.outlook\.com|(?:www\.)?linkedin\.com)\/[^?]*\?(?:.*&)?(?:q|u|url)=(?<target>https?[^&]+)/;

const ACCOUNT = {
  what: 'This link opens only in your own account, and visitors would be asked to sign in.',
  advice: 'Link to a page that everybody can open, or delete the link.',
};
const DRAFT = {
  what: 'An address with a number like this is meant for drafts, and stops working.',
  advice: 'Open the page and copy the address that it has then.',
};

/** Addresses that work only for the person who copied them. */
const PERSONAL: readonly [RegExp, MessageText][] = [
  [/^https?:\/\/mail\.(?:google|yahoo|aol|zoho|proton)\.\w+\b/, ACCOUNT],
  [/^https?:\/\/(?:outlook\.(?:live|office|office365)\.com|www\.icloud\.com\/mail)\b/, ACCOUNT],
  [/^https?:\/\/(?:docs\.google\.com|(?:www\.)?canva\.com\/design)\/.*\/edit\b/, ACCOUNT],
  [/^https?:\/\/drive\.google\.com\/drive\/(?:u\/\d|my-drive|home)\b/, ACCOUNT],
  [/^https?:\/\/(?:calendar\.google\.com\/calendar\/u\/|business\.(?:google|facebook)\.com)\b/, ACCOUNT],
  [/\/wp-admin\b|[?&]preview=true\b/, ACCOUNT],
  [/^(?:https?:\/\/[^/?#]+)?\/?\?(?:.*&)?(?:p|page_id|preview_id)=\d+/, DRAFT],
];

/** What an address has only where it was copied from, and what to say of it. */
const COPIED: readonly [RegExp, string][] = [
  // As set by `.github/workflows/preview.yml`.
  [
    /^https:\/\/pr-\d+(?:--|\.)[\w-]+\.(?:netlify\.app|pages\.dev)(?=\/|$)/,
    'This is the preview of a change, and not your site.',
  ],
  // What networks and mailings add, by which they know who has clicked.
  [
    /(?<=[?&])(?:utm_\w+|fbclid|gclid|msclkid|igshid|igsh|mc_[ce]id)=[^&#]*(?:&|(?=#|$))/g,
    'This address also says from where it was copied.',
  ],
];

function findCopied(to: string) {
  const [pattern, what] = COPIED.find(([each]) => to.startsWith('http') && to.search(each) >= 0) ?? [];
  if (!pattern) return undefined;
  const expected = to.replace(pattern, '').replace(/[?&](?=#|$)/, '') || '/';
  return { what, advice: `Link to the page itself: ${expected}`, expected };
}

function findRedirect(to: string, site?: string) {
  const { by, target } = REDIRECT.exec(to)?.groups ?? {};
  if (!target) return undefined;
  const text = /^https?:\/\//.test(target) ? target : decodeUri(target);
  const page = URL.canParse(text) && !/[\s()]/.test(text) ? text.replace(/^http:/, 'https:') : undefined;
  // Without the host for a page of this site.
  const expected = site && page?.startsWith(`${site}/`) ? page.slice(site.length) : page;
  const advice = `Link to the page itself${expected ? `: ${expected}` : '.'}`;
  return { what: `This link leads through ${by}.`, advice, expected };
}
