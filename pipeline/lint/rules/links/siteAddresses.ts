import { isOfType } from '../../Document';
import { forEachRepeated, type Rule, rule } from '../../rule';
import { rangeOfAddress } from '../../site/links/addressIndex';
import { rangeOfTarget } from '../../site/links/linkRange';

/** Folders of the published site that are no pages. */
export const RESERVED = ['/assets', '/functions', '/media'];

const inForm = 'Add a word or two to the title.';

const addressTaken = rule({
  id: 'address-taken',
  what: 'The address {address} is reserved.',
  advice: 'Rename the file.',
  inForm,
  about:
    'The site keeps its own files at this address, for example its pictures at `/media`, and a page called `index` would be a second page at the address of its folder. Give the page another file name.',
  site({ addresses, forEachDocument }, report) {
    forEachDocument((document) => {
      const { address = '', fields } = document;
      if (RESERVED.includes(address)) report({ range: rangeOfAddress(document), data: { address } });
      // Without a first page, that it is missing explains this one.
      if (!address.endsWith('/index') || (address === '/index' && !addresses.pages.has('/'))) return;
      const folder = address.slice(0, -'/index'.length) || '/';
      const what = `A page called “index” would be a second page at ${folder}.`;
      const advice = `Give ${fields.slug ? 'it' : 'the file'} another name.`;
      report({ range: rangeOfAddress(document), says: { what, advice, inForm } });
    });
  },
});

const addressTwice = rule({
  id: 'address-twice',
  what: 'This page would have the address {address}, which {other} has already.',
  advice: 'Give one of the two files another name.',
  site({ documents }, report) {
    const pages = documents.filter(({ address = '' }) => !RESERVED.includes(address));
    forEachRepeated(
      pages,
      ({ address }) => address,
      (document, { address = '', file: other }) =>
        report({ range: rangeOfAddress(document), data: { address, other } }),
    );
  },
});

export const menuTwice = rule({
  id: 'menu-twice',
  severity: 'warning',
  what: 'This link leads to {to}, and so does “{other}” beside it.',
  advice: 'Delete one of the two, or check its address.',
  site({ forEachDocument }, report) {
    forEachDocument((document) => {
      if (!isOfType('navigation')(document)) return;
      const { header = [], footer } = document.fields;
      const groups = header.flatMap((entry, index) =>
        'links' in entry ? [[`header.${index}.links`, entry.links] as const] : [],
      );
      const lists = [['header', header] as const, ...groups, ['footer.links', footer?.links ?? []] as const];
      for (const [list, entries] of lists)
        forEachRepeated(
          entries.flatMap((entry, at) => ('to' in entry ? [{ ...entry, at }] : [])),
          ({ to }) => to,
          ({ to, at }, { label: other }) =>
            report({ range: rangeOfTarget(document, `${list}.${at}`, to), data: { to, other } }),
        );
    });
  },
});

export const pageAddressRules: readonly Rule[] = [addressTaken, addressTwice];
