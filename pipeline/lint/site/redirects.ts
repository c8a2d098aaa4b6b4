import type { LinkValue } from '../../fields/values';
import { type Finding, type Report, rule } from '../rule';
import type { SiteInput } from '../SiteInput';
import { ownAddress } from './links';

const redirectsFile = (...lines: string[]) => ({
  'redirects.md': ['---', 'redirects:', ...lines.map((line) => `  - ${line}`), '---', ''].join('\n'),
});

export const redirectAddress = rule({
  id: 'redirect-address',
  on: 'site',
  severity: 'error',
  about:
    'An old address in `redirects.md` starts with `/` and has no spaces, stars or question marks. Each old address is on a line of its own.',
  examples: {
    wrong: redirectsFile('old-page -> /contact'),
    right: redirectsFile('/old-page -> /contact'),
  },
  check(input, report) {
    forEachRedirect(input, report, ({ from }) => {
      if (/^\/[\w\-.~%/]*$/.test(from)) return undefined;
      const bare = /^[\w\-.~%/]+$/.test(from) ? `/${from}` : undefined;
      return {
        reason: `An old address starts with / and has no spaces, stars or question marks, for example /old-page -> /about. “${from}” cannot be one.`,
        actual: from,
        expected: ownAddress(from, input.addresses.site) ?? bare,
      };
    });
  },
});

export const redirectTwice = rule({
  id: 'redirect-twice',
  on: 'site',
  severity: 'error',
  about:
    'An old address is in `redirects.md` twice, and visitors can be led to one page only. Delete one of the two lines. `/old`, `/old/` and `/old.html` are the same address.',
  examples: {
    wrong: redirectsFile('/old -> /contact', '/old/ -> /notes'),
    right: redirectsFile('/old -> /contact'),
  },
  check(input, report) {
    const seen = new Set<string>();
    forEachRedirect(input, report, ({ from }) => {
      if (!seen.has(plain(from))) {
        seen.add(plain(from));
        return undefined;
      }
      return { reason: `${from} is in this list twice. Delete one of the two lines.` };
    });
  },
});

export const redirectHidesPage = rule({
  id: 'redirect-hides-page',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads away from a page that exists, so nobody can see that page. Delete the line or the page.',
  examples: {
    wrong: redirectsFile('/notes -> /contact'),
    right: redirectsFile('/old-notes -> /notes'),
  },
  check(input, report) {
    forEachRedirect(input, report, ({ from }) => {
      const page = input.addresses.pages.get(plain(from));
      if (!page) return undefined;
      return {
        reason: `${from} is the address of ${page.file}. Nobody would see that page any more. Delete this line or the page.`,
      };
    });
  },
});

export const redirectLoop = rule({
  id: 'redirect-loop',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'Old addresses in `redirects.md` lead to each other in a circle. Write the address of the page that visitors should see.',
  examples: {
    wrong: redirectsFile('/a -> /b', '/b -> /a'),
    right: redirectsFile('/a -> /contact', '/b -> /contact'),
  },
  check(input, report) {
    forEachRedirect(input, report, ({ from, to }, targets) => {
      if (followed(from, to, targets) !== undefined) return undefined;
      return {
        reason:
          plain(from) === plain(to)
            ? `${from} leads to itself. Write the address of the page that visitors should see.`
            : `${from} and ${to} lead to each other, so nobody would ever arrive. Write the address of a page.`,
      };
    });
  },
});

export const redirectChain = rule({
  id: 'redirect-chain',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to another old address. Write the address of the page at its end, so that visitors arrive in one step.',
  examples: {
    wrong: redirectsFile('/a -> /b', '/b -> /contact'),
    right: redirectsFile('/a -> /contact', '/b -> /contact'),
  },
  check(input, report) {
    forEachRedirect(input, report, ({ from, to }, targets) => {
      const last = followed(from, to, targets);
      if (last === undefined || last === to) return undefined;
      return {
        reason: `${from} leads to ${to}, which is an old address itself. Lead it to ${last} at once.`,
        actual: to,
        expected: last,
      };
    });
  },
});

export const redirectNowhere = rule({
  id: 'redirect-nowhere',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'A line in `redirects.md` leads to an address without a page, which `mayLeadNowhere` allows for links. Write the address of a page.',
  examples: {
    wrong: {
      'navigation.md': { replace: 'footer:', by: 'mayLeadNowhere:\n  - /gone\nfooter:' },
      ...redirectsFile('/old -> /gone'),
    },
    right: redirectsFile('/old -> /contact'),
  },
  check(input, report) {
    const { mayLeadNowhere, shown } = input.addresses;
    forEachRedirect(input, report, ({ from, to }) => {
      const [page = ''] = to.split('#');
      if (!mayLeadNowhere.has(page) || shown.has(page)) return undefined;
      return {
        reason: `${from} leads to ${to}, where there is no page. Write the address of a page.`,
        actual: to,
      };
    });
  },
});

interface Redirect {
  from: string;
  to: string;
}

/** Reports what a function finds about each line of the list; `targets` by their plain old address. */
function forEachRedirect(
  { forEachDocument }: SiteInput,
  report: Report,
  check: (redirect: Redirect, targets: ReadonlyMap<string, string>) => Finding | undefined,
): void {
  forEachDocument(({ type, fields }) => {
    if (type !== 'redirects') return;
    const links = (fields.redirects ?? []) as LinkValue[];
    const redirects = links.map(({ label, to }) => ({ from: label, to }));
    const targets = new Map(redirects.map(({ from, to }) => [plain(from), to]));
    for (const [index, redirect] of redirects.entries()) {
      const finding = check(redirect, targets);
      if (finding) report({ field: `redirects.${index}`, ...finding });
    }
  });
}

/** Hosts take `/about`, `/about/` and `/about.html` for one address. */
function plain(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

const MAX_STEPS = 50;

/** Where a visitor arrives at the end; nothing where that is never. A very long chain is followed in part. */
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
