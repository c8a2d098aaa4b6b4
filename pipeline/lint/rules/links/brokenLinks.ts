import { rangeOfField } from '../../../passages/fieldRange';
import { type Rule, rule } from '../../rule';
import { nearestPage, redirectsOf } from '../../site/links/addressIndex';
import {
  alsoAt,
  explainMentions,
  movedPage,
  reportFormer,
  reportRepeated,
} from '../../site/links/missingPages';
import { correct, forEachLink, linksToNoPage, type Mention } from '../../site/links/siteLinks';
import { listSome } from '../../suggest';

const linkHidden = rule({
  id: 'link-hidden',
  severity: 'warning',
  what: 'This page is hidden.',
  about:
    'A page is hidden by `published: no`, and links still lead to it. Visitors would find nothing there. Delete these links, or write another address in them.',
  site(input, report) {
    const { addresses, documents } = input;
    for (const document of documents) {
      const { address = '', fields } = document;
      const links = fields.published === false ? linksToNoPage(input).get(address) : undefined;
      if (!links || movedPage(address, addresses, false)) continue;
      const says = { what: 'This page is hidden.', advice: explainMentions(links), inForm: inForm(links) };
      report({ range: rangeOfField(document.source, 'published'), also: alsoAt(links), says });
    }
  },
});

/** Where the links are, by the names of pages. They may wait for the page to come back. */
function inForm(links: readonly Mention[]): string {
  const names = links.map(({ document: { type, fields, address } }) =>
    type === 'navigation' ? 'the menu' : String(fields.label ?? fields.title ?? address),
  );
  const count = links.length === 1 ? 'One link leads' : `${links.length} links lead`;
  return `${count} to it, and visitors would find nothing there: ${listSome([...new Set(names)])}.`;
}

const linkBroken = rule({
  id: 'link-broken',
  about:
    'A link leads to a page that is not there. Check the spelling of its address. If the page was renamed, write its new address.',
  site(input, report) {
    const { addresses, documents } = input;
    reportFormer(input, true, report);
    const broken = linksToNoPage(input);
    forEachLink(input, (link) => {
      const { page = '', anchor } = link;
      if (!broken.has(page) || reportRepeated(link, input, report)) return;
      const moved = movedPage(page, addresses, anchor === undefined);
      if (moved) {
        // A redirect answers such a link.
        const severity = redirectsOf(documents).has(page) ? 'warning' : 'error';
        report({ says: { what: moved.reason }, severity, ...correct(link, page, moved.expected) });
        return;
      }
      const near = nearestPage(page, addresses);
      const says = {
        what: `There is no page ${page} for this link.`,
        advice: near && `Did you mean ${near}?`,
      };
      report({ says, ...correct(link, page, near) });
    });
  },
});

export const brokenLinkRules: readonly Rule[] = [linkHidden, linkBroken];
