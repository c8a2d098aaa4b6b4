import { isOfType } from '../../Document';
import { checkDocuments, forEachRepeated, type Rule, siteRule, siteWarning } from '../../rule';
import { RESERVED, rangeOfAddress } from '../../site/links/addressIndex';
import { forEachLink, type Link, rangeOfLink } from '../../site/links/siteLinks';

const inForm = 'Add a word or two to the title.';

export const menuTwice = siteWarning({
  id: 'menu-twice',
  what: 'This link leads to {to}, and so does “{other}” beside it.',
  advice: 'Delete one of the two, or check its address.',
  check(input, report) {
    const links: Link[] = [];
    forEachLink(input, (link) => isOfType('navigation')(link.document) && links.push(link));
    forEachRepeated(
      links,
      ({ field, to }) => `${field.replace(/\d+$/, '')} ${to}`,
      (link, { label = '' }) => report({ range: rangeOfLink(link), data: { to: link.to, other: label } }),
    );
  },
});

export const pageAddressRules: readonly Rule[] = [
  siteRule({
    id: 'address-taken',
    what: 'The address {address} is reserved.',
    advice: 'Rename the file.',
    inForm,
    about:
      'The site keeps its own files at this address, for example its pictures at `/media`, and a page called `index` would be a second page at the address of its folder. Give the page another file name.',
    check: checkDocuments((document, { addresses }) => {
      const { address = '', fields } = document;
      if (RESERVED.includes(address)) return { range: rangeOfAddress(document), data: { address } };
      // Without a first page, that it is missing explains this one.
      if (!address.endsWith('/index') || (address === '/index' && !addresses.pages.has('/')))
        return undefined;
      const folder = address.slice(0, -'/index'.length) || '/';
      const what = `A page called “index” would be a second page at ${folder}.`;
      const advice = `Give ${fields.slug ? 'it' : 'the file'} another name.`;
      return { range: rangeOfAddress(document), says: { what, advice, inForm } };
    }),
  }),
  siteRule({
    id: 'address-twice',
    isCausedElsewhere: true,
    what: 'This page would have the address {address}, which {other} has already.',
    advice: 'Give one of the two files another name.',
    check({ documents }, report) {
      const pages = documents.filter(({ address = '' }) => !RESERVED.includes(address));
      forEachRepeated(
        pages,
        ({ address }) => address,
        (document, { address = '', file: other }) =>
          report({ range: rangeOfAddress(document), data: { address, other } }),
      );
    },
  }),
];
