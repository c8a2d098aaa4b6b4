import { memoize } from '../../model/memoize';
import { sectionModel } from '../../model/registry';
import type { Document } from '../Document';
import { type Rule, rule } from '../rule';
import { nearest } from '../suggest';
import type { AddressIndex } from './addressIndex';
import { correct, forEachLink } from './siteLinks';

const linkBroken = rule({
  id: 'link-broken',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A link leads to a page that is not there, or that is not published. Check the spelling of its address. If the page was renamed, write its new address.',
  examples: [
    { file: 'services/leak-repair.md', wrong: '(/blog/frozen-pipe)', right: '(/blog/frozen-pipes)' },
    { file: 'pages/thank-you.md', replace: '-> /', wrong: '-> /Contact.html', right: '-> /contact' },
  ],
  check(input, report) {
    const { mayLeadNowhere, pages } = input.addresses;
    forEachLink(input, (link) => {
      const { page, anchor } = link;
      if (!page || pages.has(page) || mayLeadNowhere.has(page)) return;
      const { reason, expected } = missingPage(page, input.addresses, anchor === undefined);
      report({ reason, ...correct(link, page, expected) });
    });
  },
});

interface Missing {
  reason: string;
  expected?: string;
}

/** `isWhole` where no anchor follows in the link. */
function missingPage(page: string, addresses: AddressIndex, isWhole: boolean): Missing {
  const reason = `There is no page ${page} for this link.`;
  if (addresses.hidden.has(page)) return { reason: `${reason} The page exists but is not published.` };
  const moved = movedPage(page, addresses, isWhole);
  if (moved) return moved;
  const expected = nearestPage(page, [...addresses.shown.keys()]);
  return { reason: expected ? `${reason} Did you mean ${expected}?` : reason, expected };
}

/** The message for an old address whose page has a new one. */
export function movedPage(
  page: string,
  { shown, newAddressOf }: AddressIndex,
  isWhole: boolean,
): Missing | undefined {
  const to = newAddressOf(page) ?? newAddressOf(`${page}.html`) ?? '';
  const [now = ''] = to.split('#');
  if (!shown.has(now)) return undefined;
  const reason = `${page} is an old address: its page is at ${to} now. Link to that.`;
  return { reason, expected: isWhole ? to : now };
}

/** The page of that file name, of that last part, or of the nearest address. */
export function nearestPage(page: string, known: readonly string[]): string | undefined {
  const pages = known.filter((address) => !/\s/.test(address));
  const bare = page.toLowerCase().replace(/(\.\w+|\/)$/, '');
  const last = bare.slice(bare.lastIndexOf('/'));
  const sameEnd = pages.filter((address) => address.endsWith(last) && last.length > 1);
  return (
    pages.find((address) => address === bare) ?? (sameEnd.length === 1 ? sameEnd[0] : nearest(page, pages))
  );
}

const anchorBroken = rule({
  id: 'anchor-broken',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A link leads to a section or heading that the page does not have. After the `#` is the name of a section, or the text of a heading in small letters with hyphens: `#finding-it` for “Finding it”.',
  examples: [
    { file: 'areas/portland-me.md', wrong: '-> #estimat"', right: '-> #estimate"' },
    { file: 'pages/home.md', wrong: '(/leak-repair#Finding)', right: '(/leak-repair#finding-it)' },
  ],
  check(input, report) {
    const { mayLeadNowhere, pages } = input.addresses;
    forEachLink(input, (link, document) => {
      const { page, anchor } = link;
      if (!anchor || mayLeadNowhere.has(String(page))) return;
      const target = page ? pages.get(page) : document;
      if (!target?.isValid || anchorsOf(target).has(anchor)) return;
      const name = nearest(anchor, [...anchorsOf(target)]);
      const reason = `There is no section or heading #${anchor} on ${page || 'this page'}.`;
      const hint = name ? ` Did you mean #${name}?` : knownAnchors(target);
      report({ reason: reason + hint, ...correct(link, `#${anchor}`, name && `#${name}`) });
    });
  },
});

function knownAnchors(page: Document): string {
  const shown = [...anchorsOf(page)].slice(0, 12).map((name) => `#${name}`);
  return shown.length > 0 ? ` It has these: ${shown.join(', ')}.` : '';
}

/** The anchors of a page: named sections, headings of its text, and anchors in its sections. */
const anchorsOf = memoize(({ body, sections }: Document): ReadonlySet<string> => {
  const own = sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
  return new Set([...own, ...(body?.anchors ?? [])]);
});

export const brokenLinkRules: readonly Rule[] = [linkBroken, anchorBroken];
