import type { LinkValue } from '../../../fields/values';
import { type Document, isOfType } from '../../Document';
import { forEachRepeated, type Report, type Rule, rule } from '../../rule';

/** Folders of the published site that are no pages. */
export const RESERVED = ['/assets', '/functions', '/media'];

const addressTaken = rule({
  id: 'address-taken',
  inForm: 'A page of this name would have the address of another one. Add a word or two to the title.',
  on: 'site',
  about:
    'The site keeps its own files at this address, for example its pictures at `/media`, and a page called `index` would be a second page at the address of its folder. Give the page another file name.',
  check({ addresses, forEachDocument }, report) {
    forEachDocument((document) => {
      const { address = '' } = document;
      // Without a first page, that it is missing explains this one.
      if (address.endsWith('/index') && (address !== '/index' || addresses.pages.has('/'))) {
        const folder = address.slice(0, -'/index'.length) || '/';
        const reason = `A page called “index” would be a second page at ${folder}. Give ${document.fields.slug ? 'it' : 'the file'} another name.`;
        report({ field: fieldOf(document), reason });
      }
      if (!RESERVED.includes(address)) return;
      const reason = `The address ${address} is reserved. Rename the file.`;
      report({ field: fieldOf(document), reason });
    });
  },
});

const addressTwice = rule({
  id: 'address-twice',
  on: 'site',
  isCausedElsewhere: true,
  message:
    'This page would have the address {address}, which {other} has already. Give one of the two files another name.',
  check({ documents }, report) {
    const pages = documents.filter(({ address = '' }) => !RESERVED.includes(address));
    forEachRepeated(
      pages,
      ({ address }) => address,
      (document, { address = '', file: other }) =>
        report({ in: document, field: fieldOf(document), data: { address, other } }),
    );
  },
});

/** What the address is made of: the field, or the name of the file. */
const fieldOf = ({ fields }: Document) => (fields.slug ? 'slug' : '');

export const menuTwice = rule({
  id: 'menu-twice',
  on: 'site',
  severity: 'warning',
  message:
    'This link leads to {to}, and so does “{other}” beside it. Delete one of the two, or check its address.',
  check({ forEachDocument }, report) {
    forEachDocument((document) => {
      if (!isOfType('navigation')(document)) return;
      const { header = [], footer } = document.fields;
      reportTwice('header', header, report);
      for (const [index, entry] of header.entries())
        if ('links' in entry) reportTwice(`header.${index}.links`, entry.links, report);
      reportTwice('footer.links', footer?.links ?? [], report);
    });
  },
});

type MenuEntry = LinkValue | { label: string; links: LinkValue[] };

function reportTwice(list: string, entries: readonly MenuEntry[], report: Report): void {
  const links = entries.flatMap((entry, at) => ('to' in entry ? [{ ...entry, at }] : []));
  forEachRepeated(
    links,
    ({ to }) => to,
    ({ to, at }, { label: other }) => report({ field: `${list}.${at}`, data: { to, other }, actual: to }),
  );
}

export const pageAddressRules: readonly Rule[] = [addressTaken, addressTwice];
