import { parseEmail, parsePhone } from '../../../fields/contact';
import { isAddressFact } from '../../../model/factsOf';
import { type Rule, rule } from '../../rule';
import type { AddressIndex } from '../../site/links/addressIndex';
import { decoded, forEachLink, LOCAL } from '../../site/links/siteLinks';
import { serviceOf } from '../../site/services';
import { nearestPage } from './brokenLinks';

const linkAddress = rule({
  id: 'link-address',
  on: 'site',
  about:
    'A link needs a whole address. It leads to a page of your site (`/about`), to a section of a page (`/about#team`), to another site (`https://…`), or it calls (`tel:…`) or writes (`mailto:…`).',
  check(input, report) {
    forEachLink(input, ({ to, path, position }) => {
      if (path?.endsWith('#')) report({ ...position, ...explainBareSign(to), actual: to });
      if (path !== undefined) return;
      const found = editedPage(to, input.addresses) ?? noAddress(to, input.addresses);
      if (found) report({ ...position, ...found, actual: to });
    });
  },
});

/** A link to no place of a page. */
function explainBareSign(to: string) {
  const page = to.slice(0, -1);
  const reason = 'This link leads nowhere, since nothing is written after the #.';
  if (page === '') return { reason: `${reason} Write the address of a page, for example /about.` };
  return { reason: `${reason} Delete the #, or write the name of a section after it.`, expected: page };
}

const GITHUB = 'https://github.com/';

/** A link to the file of a page on GitHub, as its address is copied from there. */
function editedPage(to: string, { shown, repository }: AddressIndex) {
  if (!repository || !to.startsWith(GITHUB)) return undefined;
  const start = `${GITHUB}${repository}/`;
  if (!to.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const [, file] = /^\w+\/[^/]+\/(content\/[^?#]+\.md)/.exec(to.slice(start.length)) ?? [];
  const page = file && [...shown.values()].find((document) => document.file === decodeURI(file));
  if (!page) return undefined;
  return {
    reason: `This address is for editing the page on GitHub. Write the one that visitors know: ${page.address}`,
    expected: page.address,
  };
}

function noAddress(to: string, { shown }: AddressIndex) {
  const [, call = ''] = /^https?:\/\/((?:tel|mailto):.+)$/i.exec(to) ?? [];
  if (call) return { reason: `Nothing belongs before tel: or mailto:. Write ${call}`, expected: call };
  if (/^https?:\/\//.test(to)) return isWebAddress(to) ? undefined : { reason: NOT_WHOLE };
  if (/^(tel:|mailto:)/.test(to) || isAddressFact(decoded(to))) return undefined;
  const [scheme] = /^(?:https?|tel|mailto):/i.exec(to) ?? [];
  if (scheme) {
    const expected = to.replace(scheme, scheme.toLowerCase());
    return { reason: `Write ${scheme} in small letters: ${expected}`, expected };
  }
  return {
    reason: `A link leads to a page (/about), a section of a page (/about#team), https://, tel: or mailto:. “${to}” is none of these.`,
    expected: completeAddress(to, shown),
  };
}

const NOT_WHOLE =
  'This is not a whole web address. Open the page in a browser and copy its address, which looks like https://www.example.com/page.';

function isWebAddress(to: string): boolean {
  return !/\s/.test(to) && /^https?:\/\/[^/?#]*\.[^/?#]/.test(to) && URL.canParse(to);
}

/** The target that a fact alone probably means. */
const FACTS = new Map([
  ['{phone}', 'tel:{phone}'],
  ['{email}', 'mailto:{email}'],
]);

function completeAddress(to: string, shown: AddressIndex['shown']): string | undefined {
  const fact = FACTS.get(to);
  if (fact) return fact;
  if (parseEmail(to)) return `mailto:${to}`;
  if (parsePhone(to)) return `tel:${to}`;
  if (/^www\.[\w.-]+\.\w+|^[\w-]+\.(?:com|net|org|info|biz|co|us|io)(?:\/|$)/.test(to))
    return `https://${to}`;
  const [, bare] = /^["'<(“”„‘’«](.*)["'>)“”‘’»]$/.exec(to) ?? [];
  if (bare) return /^https:/.test(bare) || shown.has(bare) ? bare : undefined;
  const file = /([\w-]+)\.md$/.exec(to)?.[1];
  const address = file ? nearestPage(`/${file}`, [...shown.keys()]) : `/${to}`;
  return address && shown.has(address) ? address : undefined;
}

const linkHttp = rule({
  id: 'link-http',
  on: 'site',
  kind: 'sure',
  about:
    'A link to another site begins with `https://`, so that nobody can read or change what visitors do there.',
  check(input, report) {
    forEachLink(input, ({ to, path, isBare, position }, document) => {
      if (!to.startsWith('http://') || (path !== undefined && !isBare)) return;
      // An address that begins with `www.` is read as if `http://` stood before it.
      const bare = to.slice('http://'.length);
      const { lines } = document.source;
      const actual = [to, bare].find((text) => lines.some((line) => line.includes(text)));
      const reason =
        actual === bare
          ? `Write https:// in front of ${bare}, so that the link is safe for visitors.`
          : 'This link begins with http://. Write https://, which is safe for visitors.';
      report({ ...position, reason, actual: actual ?? 'http://', expected: `https://${actual ? bare : ''}` });
    });
  },
});

const linkOwn = rule({
  id: 'link-own',
  on: 'site',
  kind: 'sure',
  severity: 'warning',
  about:
    'A link to a page of your own site needs only the part of the address after its name, for example `/contact`. Then it also works in a preview of the site.',
  check(input, report) {
    forEachLink(input, ({ to, path, base, isBare, position }) => {
      if (base === undefined || isBare || to.includes('?') || serviceOf(to)) return;
      const isLocal = LOCAL.test(to);
      const reason = isLocal
        ? `This address works only on the computer it was copied from. Write only ${path}.`
        : `This is a page of your own site. Write only ${path}, so that the link works wherever the site is shown.`;
      report({ ...position, reason, severity: isLocal ? 'error' : 'warning', actual: to, expected: path });
    });
  },
});

export const linkAddressRules: readonly Rule[] = [linkAddress, linkHttp, linkOwn];
