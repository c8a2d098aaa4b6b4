import { isOfType } from '../../Document';
import { type Former, type Rule, rule } from '../../rule';
import type { AddressIndex } from '../../site/links/addressIndex';
import { ownAddress } from '../../site/links/siteLinks';

const redirectAddress = redirectRule({
  id: 'redirect-address',
  about:
    'An old address in `redirects.md` starts with `/` and has no spaces, stars or question marks. Each old address is on a line of its own.',
  explain({ from }, { addresses }) {
    if (/^\/[\w\-.~%/]*$/.test(from)) return undefined;
    const bare = /^[\w\-.~%/]+$/.test(from) ? `/${from}` : undefined;
    const reason = `An old address starts with / and has no spaces, stars or question marks, for example /old-page -> /about. “${from}” cannot be one.`;
    return { reason, actual: from, expected: ownAddress(from, addresses.site) ?? bare };
  },
});

const redirectTwice = redirectRule({
  id: 'redirect-twice',
  about:
    'An old address is in `redirects.md` twice, and visitors can be led to one page only. Delete one of the two lines. `/old`, `/old/` and `/old.html` are the same address.',
  explain({ from }, { earlier }) {
    if (!earlier.has(plain(from))) return undefined;
    return { reason: `This list has ${from} twice. Delete one of the two lines.` };
  },
});

const redirectHidesPage = redirectRule({
  id: 'redirect-hides-page',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads away from a page that exists, so nobody can see that page. Delete the line or the page.',
  explain({ from }, { addresses }) {
    const page = addresses.pages.get(plain(from));
    if (!page) return undefined;
    const advice = page.address === '/' ? 'Delete this line.' : 'Delete this line or the page.';
    const reason = `${from} is the address of ${page.file}. Nobody would see that page any more. ${advice}`;
    return { reason };
  },
});

const redirectLoop = redirectRule({
  id: 'redirect-loop',
  isCausedElsewhere: true,
  about:
    'Old addresses in `redirects.md` lead to each other in a circle. Write the address of the page that visitors should see.',
  explain({ from, to }, { targets }) {
    if (followed(from, to, targets) !== undefined) return undefined;
    const isItself = plain(from) === plain(to);
    return {
      reason: isItself
        ? `${from} leads to itself. Write the address of the page that visitors should see.`
        : `${from} and ${to} lead to each other, so nobody would ever arrive. Write the address of a page.`,
    };
  },
});

const redirectChain = redirectRule({
  id: 'redirect-chain',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to another old address. Write the address of the page at its end, so that visitors arrive in one step.',
  explain({ from, to }, { targets }) {
    const last = followed(from, to, targets);
    if (last === undefined || last === to) return undefined;
    const reason = `${from} leads to ${to}, which is an old address itself. Lead it to ${last} at once.`;
    return { reason, actual: to, expected: last };
  },
});

const redirectNowhere = redirectRule({
  id: 'redirect-nowhere',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to an address without a page, which `mayLeadNowhere` allows for links. Write the address of a page.',
  explain({ from, to }, { addresses: { mayLeadNowhere, shown } }) {
    const [page = ''] = to.split('#');
    if (!mayLeadNowhere.has(page) || shown.has(page)) return undefined;
    const reason = `${from} leads to ${to}, where there is no page. Write the address of a page.`;
    return { reason, actual: to };
  },
});

/** The rest of the list and of the site. */
interface Surroundings {
  addresses: AddressIndex;
  /** The plain old addresses of the lines above. */
  earlier: ReadonlySet<string>;
  /** Where each plain old address leads. */
  targets: ReadonlyMap<string, string>;
}

type Definition = Pick<Rule, 'id' | 'about' | 'isCausedElsewhere'> & {
  explain: (redirect: { from: string; to: string }, surroundings: Surroundings) => Former | undefined;
};

/** A rule about each line of the list. */
function redirectRule({ explain, ...definition }: Definition) {
  return rule({
    ...definition,
    on: 'site',
    check({ addresses, forEachDocument }, report) {
      forEachDocument((document) => {
        if (!isOfType('redirects')(document)) return;
        const redirects = (document.fields.redirects ?? []).map(({ label, to }) => ({ from: label, to }));
        const targets = new Map(redirects.map(({ from, to }) => [plain(from), to]));
        const earlier = new Set<string>();
        for (const [index, redirect] of redirects.entries()) {
          const finding = explain(redirect, { addresses, earlier, targets });
          if (finding) report({ field: `redirects.${index}`, ...finding });
          earlier.add(plain(redirect.from));
        }
      });
    },
  });
}

/** Hosts treat `/about`, `/about/` and `/about.html` as one address. */
function plain(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

const MAX_STEPS = 50;

/** The end of a chain of redirects; `undefined` for a loop. Follows only part of a very long chain. */
function followed(from: string, to: string, targets: ReadonlyMap<string, string>): string | undefined {
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
