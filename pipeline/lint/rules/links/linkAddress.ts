import { parseEmail, parsePhone } from '../../../fields/contact';
import { isAddressFact } from '../../../model/factsOf';
import { textIn } from '../../../passages/Range';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { type AddressIndex, nearestPage } from '../../site/links/addressIndex';
import { checkLinkAddresses, decoded, forEachLink, LOCAL, rangeOfLink } from '../../site/links/siteLinks';
import { serviceOf } from '../../site/services';

const linkAddress = rule({
  id: 'link-address',
  about:
    'A link needs a whole address. It leads to a page of your site (`/about`), to a section of a page (`/about#team`), to another site (`https://…`), or it calls (`tel:…`) or writes (`mailto:…`).',
  site: checkLinkAddresses(({ to, path }, addresses) => {
    if (path !== undefined) return path.endsWith('#') ? findBareSign(to) : undefined;
    return findEdited(to, addresses) ?? findUnknown(to, addresses);
  }),
});

/** A link to no place of a page. */
function findBareSign(to: string) {
  const page = to.slice(0, -1);
  const what = 'This link leads nowhere, because nothing is written after the #.';
  if (page === '') return { what, advice: 'Write the address of a page, for example /about.' };
  return { what, advice: 'Delete the #, or write the name of a section after it.', expected: page };
}

const GITHUB = 'https://github.com/';

/** A link to the file of a page on GitHub, as its address is copied from there. */
function findEdited(to: string, { shown, repository }: AddressIndex) {
  const start = `${GITHUB}${repository}/`;
  if (!repository || !to.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const [, file] = /^\w+\/[^/]+\/(content\/[^?#]+\.md)/.exec(to.slice(start.length)) ?? [];
  const page = file && [...shown.values()].find((document) => document.file === decodeURI(file));
  if (!page) return undefined;
  const what = 'This address is for editing the page on GitHub.';
  return { what, advice: `Write the one that visitors know: ${page.address}`, expected: page.address };
}

function findUnknown(to: string, addresses: AddressIndex) {
  const [, call] = /^https?:\/\/((?:tel|mailto):.+)$/i.exec(to) ?? [];
  if (call)
    return { what: 'Nothing belongs before tel: or mailto:.', advice: `Write ${call}`, expected: call };
  if (/^https?:\/\//.test(to)) return isWebAddress(to) ? undefined : NOT_WHOLE;
  if (/^(tel:|mailto:)/.test(to) || isAddressFact(decoded(to))) return undefined;
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

const NOT_WHOLE = {
  what: 'This is not a whole web address.',
  advice: 'Open the page in a browser and copy its address, which looks like https://www.example.com/page.',
};

function isWebAddress(to: string): boolean {
  return !/\s/.test(to) && /^https?:\/\/[^/?#]*\.[^/?#]/.test(to) && URL.canParse(to);
}

/** The target that a fact alone probably means. */
const FACTS = new Map([
  ['{phone}', 'tel:{phone}'],
  ['{email}', 'mailto:{email}'],
]);

function completeAddress(to: string, addresses: AddressIndex): string | undefined {
  const { shown } = addresses;
  const fact = FACTS.get(to);
  if (fact) return fact;
  if (parseEmail(to)) return `mailto:${to}`;
  if (parsePhone(to)) return `tel:${to}`;
  if (/^www\.[\w.-]+\.\w+|^[\w-]+\.(?:com|net|org|info|biz|co|us|io)(?:\/|$)/.test(to))
    return `https://${to}`;
  const [, bare] = /^["'<(“”„‘’«](.*)["'>)“”‘’»]$/.exec(to) ?? [];
  if (bare) return /^https:/.test(bare) || shown.has(bare) ? bare : undefined;
  const file = /([\w-]+)\.md$/.exec(to)?.[1];
  const address = file ? nearestPage(`/${file}`, addresses) : `/${to}`;
  return address && shown.has(address) ? address : undefined;
}

const linkHttp = rule({
  id: 'link-http',
  kind: 'sure',
  about:
    'A link to another site begins with `https://`, so that nobody can read or change what visitors do there.',
  what: 'This link begins with http://.',
  advice: 'Write https://, which is safe for visitors.',
  site(input, report) {
    forEachLink(input, (link, document) => {
      const { to, path, isBare } = link;
      if (!to.startsWith('http://') || (path !== undefined && !isBare)) return;
      const range = rangeOfLink(link);
      const typed = textIn(document.source.lines, range);
      const fix = write(range, `https://${typed.replace('http://', '')}`);
      // An address that begins with `www.` is read as if `http://` stood before it.
      const what = `Write https:// in front of ${typed}, so that the link is safe for visitors.`;
      report({ range, fix, ...(typed.startsWith('http://') ? {} : { says: { what } }) });
    });
  },
});

const linkOwn = rule({
  id: 'link-own',
  kind: 'sure',
  severity: 'warning',
  about:
    'A link to a page of your own site needs only the part of the address after its name, for example `/contact`. Then it also works in a preview of the site.',
  site: checkLinkAddresses(({ to, path, base, isBare }) => {
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
});

export const linkAddressRules: readonly Rule[] = [linkAddress, linkHttp, linkOwn];
