import { rangeOfField } from '../../../passages/fieldRange';
import type { Range } from '../../../passages/Range';
import type { Document } from '../../Document';
import { type Words, write } from '../../finding';
import { checkEach, type Rule, rule } from '../../rule';
import type { AddressIndex } from '../../site/links/addressIndex';
import { rangeOfTarget } from '../../site/links/linkRange';
import { ownAddress } from '../../site/links/siteLinks';

interface Redirect {
  from: string;
  to: string;
  addresses: AddressIndex;
  /** The plain old addresses of the lines above. */
  earlier: ReadonlySet<string>;
  /** Where the chain that begins here ends; missing for a loop. */
  last?: string;
}

interface Definition extends Pick<Rule, 'id' | 'about'> {
  /** Whether it is about the target of a line, and not about its old address. */
  isOfTarget?: boolean;
  find: (redirect: Redirect) => (Words & { expected?: string }) | undefined;
}

/** A rule about each line of the list. */
const redirectRule = ({ find, isOfTarget, ...definition }: Definition) =>
  rule({
    ...definition,
    site: checkEach('redirects', (document, report, { addresses }) => {
      const redirects = document.fields.redirects ?? [];
      const targets = new Map(redirects.map(({ label, to }) => [plain(label), to]));
      const earlier = new Set<string>();
      for (const [index, { label: from, to }] of redirects.entries()) {
        const found = find({ from, to, addresses, earlier, last: endOf(from, to, targets) });
        earlier.add(plain(from));
        if (!found) continue;
        const { expected, ...says } = found;
        const field = `redirects.${index}`;
        const range = isOfTarget
          ? rangeOfTarget(document, field, to)
          : rangeOfOld(document, field, expected && from);
        report({ range, says, ...(expected && { fix: write(range, expected) }) });
      }
    }),
  });

/** The old address of a line, or the whole line. */
const rangeOfOld = ({ source }: Document, field: string, address?: string): Range =>
  rangeOfField(source, field, 0, address?.length);

/** Hosts treat `/about`, `/about/` and `/about.html` as one address. */
const plain = (address: string): string =>
  address.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';

const MAX_STEPS = 50;

/** Follows only part of a very long chain. */
function endOf(from: string, to: string, targets: ReadonlyMap<string, string>): string | undefined {
  let last = to;
  const passed = new Set([plain(from)]);
  for (let next: string | undefined = to; next !== undefined; next = targets.get(plain(next))) {
    if (passed.size > MAX_STEPS) break;
    if (passed.has(plain(next))) return undefined;
    passed.add(plain(next));
    last = next;
  }
  return last;
}

export const redirectRules: readonly Rule[] = [
  redirectRule({
    id: 'redirect-address',
    about:
      'An old address in `redirects.md` starts with `/` and has no spaces, stars or question marks. Each old address is on a line of its own.',
    find({ from, addresses }) {
      if (/^\/[\w\-.~%/]*$/.test(from)) return undefined;
      const bare = /^[\w\-.~%/]+$/.test(from) ? `/${from}` : undefined;
      const what = `An old address starts with / and has no spaces, stars or question marks, for example /old-page -> /about. “${from}” cannot be one.`;
      return { what, expected: ownAddress(from, addresses.site) ?? bare };
    },
  }),
  redirectRule({
    id: 'redirect-twice',
    about:
      'An old address is in `redirects.md` twice, and visitors can be led to one page only. Delete one of the two lines. `/old`, `/old/` and `/old.html` are the same address.',
    find: ({ from, earlier }) =>
      earlier.has(plain(from))
        ? { what: `This list has ${from} twice.`, advice: 'Delete one of the two lines.' }
        : undefined,
  }),
  redirectRule({
    id: 'redirect-hides-page',
    about:
      'A line in `redirects.md` leads away from a page that exists, so nobody can see that page. Delete the line or the page.',
    find({ from, addresses }) {
      const page = addresses.pages.get(plain(from));
      if (!page) return undefined;
      const advice = page.address === '/' ? 'Delete this line.' : 'Delete this line or the page.';
      return { what: `${from} is the address of ${page.file}. Nobody would see that page any more.`, advice };
    },
  }),
  redirectRule({
    id: 'redirect-loop',
    about:
      'Old addresses in `redirects.md` lead to each other in a circle. Write the address of the page that visitors should see.',
    find({ from, to, last }) {
      if (last !== undefined) return undefined;
      if (plain(from) !== plain(to))
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
    about:
      'A line in `redirects.md` leads to another old address. Write the address of the page at its end, so that visitors arrive in one step.',
    find({ from, to, last }) {
      if (last === undefined || last === to) return undefined;
      const what = `${from} leads to ${to}, which is an old address itself.`;
      return { what, advice: `Lead it to ${last} at once.`, expected: last };
    },
  }),
  redirectRule({
    id: 'redirect-nowhere',
    isOfTarget: true,
    about:
      'A line in `redirects.md` leads to an address without a page, which `mayLeadNowhere` allows for links. Write the address of a page.',
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
