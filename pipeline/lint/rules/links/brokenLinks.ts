import { type Rule, rule } from '../../rule';
import { type AddressIndex, redirectsOf } from '../../site/links/addressIndex';
import {
  explainMentions,
  explainMissing,
  type Missing,
  movedPage,
  repeatedMentions,
} from '../../site/links/missingPages';
import { correct, forEachLink, linksToNoPage, type Mention } from '../../site/links/siteLinks';
import { listSome, nearest } from '../../suggest';
import { reportFormer } from '../changes/lostAddresses';
import { anchorBroken } from './brokenAnchors';

const linkBroken = rule({
  id: 'link-broken',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A link leads to a page that is not there. Check the spelling of its address. If the page was renamed, write its new address.',
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
  check(input, report) {
    for (const document of input.documents) {
      const { address = '', fields } = document;
      const links = fields.published === false ? linksToNoPage(input).get(address) : undefined;
      if (!links || input.addresses.lost.has(address) || movedPage(address, input.addresses, false)) continue;
      report({
        in: document,
        field: 'published',
        reason: `This page is hidden. ${explainMentions(links)}`,
        inForm: hiddenInForm(links),
      });
    }
  },
});

/** Where the links are, by the names of pages. They may wait for the page to come back. */
function hiddenInForm(links: readonly Mention[]): string {
  const names = links.map(({ document: { type, fields, address } }) =>
    type === 'navigation' ? 'the menu' : String(fields.label ?? fields.title ?? address),
  );
  const count = links.length === 1 ? 'One link leads' : `${links.length} links lead`;
  return `This page is hidden. ${count} to it, and visitors would find nothing there: ${listSome([...new Set(names)])}.`;
}

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

export const brokenLinkRules: readonly Rule[] = [linkHidden, linkBroken, anchorBroken];
