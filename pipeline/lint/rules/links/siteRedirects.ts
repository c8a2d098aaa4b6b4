import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, isOfType } from '../../Document';
import { type Finding, type Words, write } from '../../finding';
import { type Rule, rule } from '../../rule';
import type { AddressIndex } from '../../site/links/addressIndex';
import { rangeOfTarget } from '../../site/links/linkRange';
import { ownAddress } from '../../site/links/siteLinks';

interface Redirect {
  from: string;
  to: string;
  addresses: AddressIndex;
  /** The plain old addresses of the lines above. */
  earlier: ReadonlySet<string>;
  /** Where each plain old address leads. */
  targets: ReadonlyMap<string, string>;
}

interface Found extends Words {
  /** Whether it is about the target of the line, not about its old address. */
  isTarget?: boolean;
  expected?: string;
}

type Definition = Pick<Rule, 'id' | 'about' | 'isCausedElsewhere'> & {
  find: (redirect: Redirect) => Found | undefined;
};

/** A rule about each line of the list. */
function redirectRule({ find, ...definition }: Definition) {
  return rule({
    ...definition,
    on: 'site',
    check({ addresses, forEachDocument }, report) {
      forEachDocument((document) => {
        if (!isOfType('redirects')(document)) return;
        const redirects = document.fields.redirects ?? [];
        const targets = new Map(redirects.map(({ label, to }) => [plain(label), to]));
        const earlier = new Set<string>();
        for (const [index, { label: from, to }] of redirects.entries()) {
          const found = find({ from, to, addresses, earlier, targets });
          if (found) report(findingIn(document, `redirects.${index}`, { from, to, ...found }));
          earlier.add(plain(from));
        }
      });
    },
  });
}

function findingIn(
  document: Document,
  field: string,
  { from, to, isTarget, expected, ...says }: Found & { from: string; to: string },
): Finding {
  const range = isTarget
    ? rangeOfTarget(document, field, to)
    : rangeOfField(document.source, field, 0, from.length);
  return { range, says, ...(expected && { fix: write(range, expected) }) };
}

const redirectAddress = redirectRule({
  id: 'redirect-address',
  about:
    'An old address in `redirects.md` starts with `/` and has no spaces, stars or question marks. Each old address is on a line of its own.',
  find({ from, addresses }) {
    if (/^\/[\w\-.~%/]*$/.test(from)) return undefined;
    const bare = /^[\w\-.~%/]+$/.test(from) ? `/${from}` : undefined;
    const what = `An old address starts with / and has no spaces, stars or question marks, for example /old-page -> /about. “${from}” cannot be one.`;
    return { what, expected: ownAddress(from, addresses.site) ?? bare };
  },
});

const redirectTwice = redirectRule({
  id: 'redirect-twice',
  about:
    'An old address is in `redirects.md` twice, and visitors can be led to one page only. Delete one of the two lines. `/old`, `/old/` and `/old.html` are the same address.',
  find({ from, earlier }) {
    if (!earlier.has(plain(from))) return undefined;
    return { what: `This list has ${from} twice.`, advice: 'Delete one of the two lines.' };
  },
});

const redirectHidesPage = redirectRule({
  id: 'redirect-hides-page',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads away from a page that exists, so nobody can see that page. Delete the line or the page.',
  find({ from, addresses }) {
    const page = addresses.pages.get(plain(from));
    if (!page) return undefined;
    const advice = page.address === '/' ? 'Delete this line.' : 'Delete this line or the page.';
    return { what: `${from} is the address of ${page.file}. Nobody would see that page any more.`, advice };
  },
});

const redirectLoop = redirectRule({
  id: 'redirect-loop',
  isCausedElsewhere: true,
  about:
    'Old addresses in `redirects.md` lead to each other in a circle. Write the address of the page that visitors should see.',
  find({ from, to, targets }) {
    if (endOf(from, to, targets) !== undefined) return undefined;
    if (plain(from) === plain(to))
      return {
        what: `${from} leads to itself.`,
        advice: 'Write the address of the page that visitors should see.',
      };
    const what = `${from} and ${to} lead to each other, so nobody would ever arrive.`;
    return { what, advice: 'Write the address of a page.' };
  },
});

const redirectChain = redirectRule({
  id: 'redirect-chain',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to another old address. Write the address of the page at its end, so that visitors arrive in one step.',
  find({ from, to, targets }) {
    const last = endOf(from, to, targets);
    if (last === undefined || last === to) return undefined;
    const what = `${from} leads to ${to}, which is an old address itself.`;
    return { what, advice: `Lead it to ${last} at once.`, isTarget: true, expected: last };
  },
});

const redirectNowhere = redirectRule({
  id: 'redirect-nowhere',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to an address without a page, which `mayLeadNowhere` allows for links. Write the address of a page.',
  find({ from, to, addresses: { mayLeadNowhere, shown } }) {
    const [page = ''] = to.split('#');
    if (!mayLeadNowhere.has(page) || shown.has(page)) return undefined;
    const what = `${from} leads to ${to}, where there is no page.`;
    return { what, advice: 'Write the address of a page.', isTarget: true };
  },
});

/** Hosts treat `/about`, `/about/` and `/about.html` as one address. */
function plain(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

const MAX_STEPS = 50;

/** The end of a chain of redirects; `undefined` for a loop. Follows only part of a very long chain. */
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
  redirectAddress,
  redirectTwice,
  redirectHidesPage,
  redirectLoop,
  redirectChain,
  redirectNowhere,
];
