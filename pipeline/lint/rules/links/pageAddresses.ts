import { linkKind } from '../../../kinds/link';
import { redirectLines } from '../../../model/urls';
import { rangeOfText, startOfFile } from '../../../passages/Range';
import { isOfType } from '../../Document';
import { forEachRepeated } from '../../lists';
import { checkDocuments, checkFilesOf, type Problem, type Rule, rule, warning } from '../../rule';
import { rangeOfTarget } from '../../site/filePassages';
import { type AddressIndex, RESERVED, rangeOfAddress, redirectsOf } from '../../site/links/addressIndex';
import { decodeUri, linksIn, ownAddress, rangeOfLink } from '../../site/links/siteLinks';

const OTHER_TITLE = 'Add a word or two to the title.';

export const menuTwice = warning({
  id: 'menu-twice',
  what: 'This link leads to {to}, and so does “{other}” beside it.',
  advice: 'Delete one of the two, or check its address.',
  site(input, report) {
    forEachRepeated(
      linksIn(input).filter(({ document }) => isOfType('navigation')(document)),
      ({ field, to }) => `${field.replace(/\d+$/, '')} ${to}`,
      (link, { label = '' }) => report({ range: rangeOfLink(link), data: { to: link.to, other: label } }),
    );
  },
});

export const pageAddressRules = [
  rule({
    id: 'address-taken',
    what: 'The address {address} is reserved.',
    advice: 'Rename the file.',
    adviceInForm: OTHER_TITLE,
    site: checkDocuments((document, { addresses }) => {
      const { address = '', fields } = document;
      if (RESERVED.includes(address)) return { range: rangeOfAddress(document), data: { address } };
      // If the home page is missing, the message about that explains this one.
      if (!address.endsWith('/index') || (address === '/index' && !addresses.pages.has('/')))
        return undefined;
      const folder = address.slice(0, -'/index'.length) || '/';
      const what = `A page called “index” would be a second page at ${folder}.`;
      const advice = `Give ${fields.slug ? 'it' : 'the file'} another name.`;
      return { range: rangeOfAddress(document), what, advice, adviceInForm: OTHER_TITLE };
    }),
  }),
  rule({
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
  }),
];

interface Redirect {
  from: string;
  to: string;
  addresses: AddressIndex;
  /** The normalized old addresses of the lines above. */
  earlier: ReadonlySet<string>;
  /** The end of the chain of redirects; missing for a loop. */
  last?: string;
}

interface RedirectDefinition extends Pick<Rule, 'id' | 'about'> {
  /** Whether the range is the target of the line; by default, the old address to replace, or the whole line if nothing replaces it. */
  isOfTarget?: boolean;
  find: (redirect: Redirect) => Problem | undefined;
}

const redirectRule = ({ find, isOfTarget, ...definition }: RedirectDefinition) =>
  rule({
    ...definition,
    site: checkFilesOf('redirects', (document, { addresses }) => {
      const { redirects: typed } = document.source.values;
      // Skip unreadable lines, and check the others.
      const redirects = (Array.isArray(typed) ? typed : []).flatMap((line, index) => {
        const link = linkKind.parse(String(line), {});
        return link ? [{ ...link, index }] : [];
      });
      const targets = new Map(redirects.map(({ label, to }) => [asHostsReadIt(label), to]));
      const earlier = new Set<string>();
      return redirects.flatMap(({ label: from, to, index }) => {
        const found = find({ from, to, addresses, earlier, last: endOf(from, to, targets) });
        earlier.add(asHostsReadIt(from));
        if (!found) return [];
        const field = `redirects.${index}`;
        const range = isOfTarget
          ? rangeOfTarget(document, field, to)
          : rangeOfText(document, field, 0, found.expected === undefined ? undefined : from.length);
        return [{ range, ...found }];
      });
    }),
  });

/** Hosts treat `/about`, `/about/` and `/about.html` as one address. */
const asHostsReadIt = (address: string): string =>
  decodeUri(address)
    .replace(/(\/index)?\.html$/, '')
    .replace(/(.)\/+$/, '$1') || '/';

const MAX_STEPS = 50;

/** The end of a chain of redirects; `undefined` for a loop. Follows at most `MAX_STEPS`. */
function endOf(from: string, to: string, targets: ReadonlyMap<string, string>): string | undefined {
  let last = to;
  const passed = new Set([asHostsReadIt(from)]);
  for (let next: string | undefined = to; next !== undefined; next = targets.get(asHostsReadIt(next))) {
    if (passed.size > MAX_STEPS) break;
    if (passed.has(asHostsReadIt(next))) return undefined;
    passed.add(asHostsReadIt(next));
    last = next;
  }
  return last;
}

/** Cloudflare Pages ignores further lines of `_redirects`. */
const MAX_LINES = 2000;

export const redirectRules = [
  warning({
    id: 'redirect-many',
    what: 'Your old addresses need {lines} lines, and Cloudflare Pages reads only {max}. Visitors of the others would find nothing there.',
    advice: 'Delete the old addresses that nobody uses any more.',
    site: checkFilesOf('redirects', (document, { documents }) => {
      const lines = [...redirectsOf(documents)].flatMap(([from, to]) => redirectLines(from, to)).length;
      const data = { lines, max: MAX_LINES };
      return lines > MAX_LINES && { range: startOfFile(document.file), data };
    }),
  }),
  redirectRule({
    id: 'redirect-address',
    find({ from, addresses }) {
      if (/^\/[^\s*?#:\\]*$/.test(from)) return undefined;
      const bare = /^[\p{L}\w\-.~%/]+$/u.test(from) ? `/${from}` : undefined;
      const what = `An old address starts with / and has no spaces, stars, colons, # or question marks, for example /old-page -> /about. “${from}” cannot be one.`;
      const whole = from.includes('//') ? from : `https://${from}`;
      return { what, expected: ownAddress(whole, addresses.site) ?? bare };
    },
  }),
  redirectRule({
    id: 'redirect-twice',
    find: ({ from, earlier }) =>
      earlier.has(asHostsReadIt(from))
        ? { what: `This list has ${from} twice.`, advice: 'Delete one of the two lines.' }
        : undefined,
  }),
  redirectRule({
    id: 'redirect-hides-page',
    find({ from, addresses }) {
      const page = addresses.pages.get(asHostsReadIt(from));
      if (!page) return undefined;
      const advice = page.address === '/' ? 'Delete this line.' : 'Delete this line or the page.';
      return { what: `${from} is the address of ${page.file}. Nobody would see that page any more.`, advice };
    },
  }),
  redirectRule({
    id: 'redirect-loop',
    find({ from, to, last }) {
      if (last !== undefined) return undefined;
      if (asHostsReadIt(from) !== asHostsReadIt(to))
        return {
          what: `${from} and ${to} lead to each other, so nobody would ever arrive.`,
          advice: 'Write the address of a page.',
        };
      const advice = 'Write the address of the page that visitors should see.';
      return { what: `${from} leads to itself.`, advice };
    },
  }),
  redirectRule({
    id: 'redirect-chain',
    isOfTarget: true,
    find({ from, to, last }) {
      if (last === undefined || last === to) return undefined;
      const what = `${from} leads to ${to}, which is an old address itself.`;
      return { what, advice: `Lead it to ${last} at once.`, expected: last };
    },
  }),
  redirectRule({
    id: 'redirect-nowhere',
    isOfTarget: true,
    find({ from, to, addresses: { mayLeadNowhere, shown } }) {
      const [page = ''] = to.split('#');
      if (!mayLeadNowhere.has(page) || shown.has(page)) return undefined;
      return {
        what: `${from} leads to ${to}, where there is no page.`,
        advice: 'Write the address of a page.',
      };
    },
  }),
];
