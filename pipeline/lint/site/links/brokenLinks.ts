import { memoize } from '../../../model/memoize';
import { sectionModel } from '../../../model/registry';
import type { Document } from '../../Document';
import { type Rule, rule } from '../../rule';
import { listSome, nearest } from '../../suggest';
import { type AddressIndex, redirectsOf } from './addressIndex';
import { reportFormer } from './lostAddresses';
import { explainMentions, explainMissing, type Missing, movedPage, repeatedMentions } from './missingPages';
import { correct, forEachLink, linksToNoPage } from './siteLinks';

const linkBroken = rule({
  id: 'link-broken',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A link leads to a page that is not there. Check the spelling of its address. If the page was renamed, write its new address.',
  examples: [
    { file: 'services/leak-repair.md', wrong: '(/blog/frozen-pipe)', right: '(/blog/frozen-pipes)' },
    { file: 'pages/thank-you.md', replace: '-> /', wrong: '-> /Contact.html', right: '-> /contact' },
  ],
  check(input, report) {
    const { addresses, documents } = input;
    reportFormer(input, true, report);
    const broken = linksToNoPage(input);
    forEachLink(input, (link) => {
      const { page = '', anchor } = link;
      if (!broken.has(page) || addresses.former.has(page) || isReportedAtPage(page, addresses)) return;
      const several = repeatedMentions(page, input);
      if (several) {
        if (several[0]?.link === link)
          report({ reason: explainMissing(page, several), ...link.position, actual: page });
        return;
      }
      const { reason, expected } = missingPage(page, addresses, anchor === undefined);
      // A redirect answers such a link.
      const isMoved = movedPage(page, addresses, false) !== undefined;
      const severity = isMoved && redirectsOf(documents).has(page) ? 'warning' : 'error';
      report({ reason, severity, ...correct(link, page, expected) });
    });
  },
});

/** Whether a message about the page says where the links to it are. */
const isReportedAtPage = (page: string, addresses: AddressIndex) =>
  movedPage(page, addresses, false) === undefined && (addresses.hidden.has(page) || addresses.lost.has(page));

const linkHidden = rule({
  id: 'link-hidden',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'A page is hidden by `published: no`, and links still lead to it. Visitors would find nothing there. Delete these links, or write another address in them.',
  examples: {
    file: 'pages/notes.md',
    wrong: 'published: no\nlabel: Notes',
    right: 'label: Notes',
  },
  check(input, report) {
    for (const document of input.documents) {
      const { address = '', fields } = document;
      const links = fields.published === false ? linksToNoPage(input).get(address) : undefined;
      if (!links || input.addresses.lost.has(address) || movedPage(address, input.addresses, false)) continue;
      report({ in: document, field: 'published', reason: `This page is hidden. ${explainMentions(links)}` });
    }
  },
});

/** `isWhole` where no anchor follows in the link. */
function missingPage(page: string, addresses: AddressIndex, isWhole: boolean): Missing {
  const reason = `There is no page ${page} for this link.`;
  const moved = movedPage(page, addresses, isWhole);
  if (moved) return moved;
  const expected = nearestPage(page, [...addresses.shown.keys()]);
  return { reason: expected ? `${reason} Did you mean ${expected}?` : reason, expected };
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
  const anchors = [...anchorsOf(page)].map((name) => `#${name}`);
  return anchors.length > 0 ? ` It has these: ${listSome(anchors)}.` : '';
}

/** The anchors of a page: named sections, headings of its text, and anchors in its sections. */
const anchorsOf = memoize(({ body, sections }: Document): ReadonlySet<string> => {
  const own = sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
  return new Set([...own, ...(body?.anchors ?? [])]);
});

export const brokenLinkRules: readonly Rule[] = [linkHidden, linkBroken, anchorBroken];
