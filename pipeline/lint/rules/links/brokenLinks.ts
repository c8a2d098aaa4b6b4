import { uniqueIds } from '../../../markdown/openProse';
import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { sectionIds } from '../../../model/registry';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfName, rangeOfValue } from '../../../passages/Range';
import { type Document, isBroken, isOfType } from '../../Document';
import { groupBy, listMostSimilar, listSome } from '../../lists';
import { type Finding, rule, type SiteInput, warning } from '../../rule';
import { rangeOfHeading } from '../../site/filePassages';
import { nearestPage, redirectsOf } from '../../site/links/addressIndex';
import {
  alsoRanges,
  explainMentions,
  explainOldName,
  movedPage,
  reportRemoved,
  reportRepeated,
} from '../../site/links/missingPages';
import {
  calledByOwner,
  correctLink,
  decodeUri,
  forEachLink,
  type Link,
  linksIn,
  linksToNoPage,
  listPlaces,
  MIN_REPEATED,
} from '../../site/links/siteLinks';
import { nearest } from '../../suggest';

/** Lists the pages with the links, without advice, because the page may be hidden only for a time. */
function explainLinksInForm(links: readonly Link[]): string {
  const names = links.map(({ document }) => calledByOwner(document));
  const count = links.length === 1 ? 'One link leads' : `${links.length} links lead`;
  return `${count} to it, and visitors would find nothing there: ${listSome([...new Set(names)])}.`;
}

export const brokenLinkRules = [
  warning({
    id: 'link-hidden',
    site(input, report) {
      for (const document of input.documents) {
        const { address = '', fields } = document;
        const links = fields.published === false ? linksToNoPage(input).get(address) : undefined;
        if (!links || movedPage(address, input.addresses)) continue;
        const says = {
          what: 'This page is hidden.',
          advice: explainMentions(links),
          adviceInForm: explainLinksInForm(links),
        };
        const isInEveryForm = links.some(({ field }) => field === 'privacyPage');
        const severity = isInEveryForm ? 'error' : 'warning';
        report({ range: rangeOfValue(document, 'published'), also: alsoRanges(links), ...says, severity });
      }
    },
  }),
  rule({
    id: 'link-broken',
    site(input, report) {
      const { addresses, documents } = input;
      reportRemoved(input, 'pages', report);
      const broken = linksToNoPage(input);
      forEachLink(input, (link) => {
        const { page = '', anchor } = link;
        if (!broken.get(page)?.includes(link) || reportRepeated(link, input, report)) return;
        const moved = movedPage(page, addresses, { keepsAnchor: anchor === undefined });
        const near = moved ? undefined : nearestPage(page, addresses);
        const what = moved?.what ?? `There is no page ${page} for this link.`;
        const advice = near && `Did you mean ${near}?`;
        // A redirect makes such a link work.
        const severity = moved && redirectsOf(documents).has(page) ? 'warning' : 'error';
        report({ what, advice, severity, ...correctLink(link, page, moved?.expected ?? near) });
      });
    },
  }),
  rule({
    id: 'anchor-broken',
    site(input, report) {
      const broken = groupBy(brokenAnchors(input), ({ target, anchor }) => `${target.file}#${anchor}`);
      for (const links of broken.values()) for (const finding of explainAnchor(links, input)) report(finding);
    },
  }),
];

interface BrokenAnchor {
  target: Document;
  anchor: string;
  link: Link;
}

function brokenAnchors(input: SiteInput): BrokenAnchor[] {
  const { mayLeadNowhere, pages, removed } = input.addresses;
  const anchorsOf = anchorsIn(input.addresses);
  return linksIn(input).flatMap((link) => {
    const { page, anchor } = link;
    if (!anchor || mayLeadNowhere.has(String(page))) return [];
    const target = page ? (pages.get(page) ?? removed.get(page)?.successor) : link.document;
    const isKnown = !target || mayHaveMore(target) || anchorsOf(target).has(decodeUri(anchor));
    return isKnown ? [] : [{ target, anchor, link }];
  });
}

/** One message for an anchor that this change renames or removes, or that several links have; otherwise one for each link. */
function explainAnchor(links: readonly [BrokenAnchor, ...BrokenAnchor[]], input: SiteInput): Finding[] {
  const [{ target, anchor, link }] = links;
  const anchorsOf = anchorsIn(input.addresses);
  const ranges = links.map((each) => correctLink(each.link, `#${anchor}`).range);
  const isOne = links.length === 1;
  const count = isOne ? 'this link leads to it' : `${links.length} links lead to it: ${listPlaces(ranges)}`;
  const allRanges = { range: correctLink(link, `#${anchor}`).range, also: ranges.slice(1) };
  // The page as it is published, if this change alters or renames its file.
  const { before, removed } = input.addresses;
  const renamedFrom = [...removed.values()].find(({ successor }) => successor === target);
  const published = before.get(target.file) ?? renamedFrom?.entry;
  if (published && anchorsOf(published).has(anchor)) {
    const renamed = renamedAnchor(anchor, published, target);
    if (renamed) {
      const what = `This was #${anchor} on ${target.address}, and is #${renamed.name} now.`;
      return [{ range: renamed.range, also: ranges, what, advice: explainOldName(ranges) }];
    }
    const what = `This change removes #${anchor} from ${target.address}, and ${count}.`;
    const advice = `Delete ${isOne ? 'it' : 'them'}, or write another section.`;
    return [{ ...allRanges, what, advice }];
  }
  const name = nearest(anchor, [...anchorsOf(target)]);
  const advice = name ? `Did you mean #${name}?` : listAnchors(anchor, anchorsOf(target), target.file);
  const missingOn = ({ page }: Link) =>
    `There is no section or heading #${anchor} on ${page || 'this page'}.`;
  if (!name && links.length >= MIN_REPEATED)
    return [{ ...allRanges, what: `${missingOn(link)} ${count}.`, advice }];
  return links.map((each) => ({
    ...correctLink(each.link, `#${anchor}`, name && `#${name}`),
    what: missingOn(each.link),
    advice,
  }));
}

/** The section of the same kind, or the heading, that replaces an old one: the new one at its index; or else the only new one if only one is gone. */
function renamedAnchor(anchor: string, before: LoadedEntry, target: Document) {
  const kind = before.sections.find(({ id }) => id === anchor)?.kind;
  const sectionsIn = ({ sections }: LoadedEntry) => sections.filter((each) => each.kind === kind && each.id);
  const [old, now] = [before, target].map((page) =>
    kind ? sectionsIn(page).map(({ id }) => String(id)) : (page.body?.anchors ?? []),
  );
  if (!old?.includes(anchor) || !now) return undefined;
  const added = now.filter((each) => !old.includes(each));
  const gone = old.filter((each) => !now.includes(each));
  const inPlace = old.length === now.length ? now[old.indexOf(anchor)] : undefined;
  const only = added.length === 1 && gone.length === 1 ? added[0] : undefined;
  const name = added.find((each) => each === inPlace) ?? only;
  if (name === undefined) return undefined;
  const section = sectionsIn(target).find(({ id }) => id === name);
  const range = section ? rangeOfName(target, section.key) : rangeOfHeading(target, now.indexOf(name));
  return { name, range };
}

/** Lists the anchors of a page, those like the broken one first; empty if it has none. */
function listAnchors(anchor: string, known: Iterable<string>, file: string): string {
  const anchors = [...known].map((name) => `#${name}`);
  return anchors.length > 0 ? `It has these: ${listMostSimilar(`#${anchor}`, anchors, file)}.` : '';
}

/** Whether the anchor may be in a section that has mistakes, and so could not be loaded. */
const mayHaveMore = (page: Document) =>
  isBroken(page, '') || page.sections.some(({ key }) => isBroken(page, key));

/** The anchors of a page: named sections, anchors in its sections, and the headings of its texts. */
const anchorsIn = memoize(({ shown }: SiteInput['addresses']) => {
  const pages = [...shown.values()];
  // A section of costs has an anchor for each service with a job whose cost is shown.
  const jobs = pages.filter(isOfType('project')).filter(({ fields }) => fields.costShown);
  const services = pages
    .filter(isOfType('service'))
    .filter(({ name }) =>
      jobs.some(({ fields }) => Array.isArray(fields.services) && fields.services[0]?.name === name),
    );
  return memoize(({ sections }: LoadedEntry): ReadonlySet<string> => {
    const idsOfSections = sectionIds(
      sections.map((section) => ({ ...section, fields: { services, ...section.fields } })),
    );
    const uniqueId = uniqueIds(idsOfSections);
    const headings: string[] = [];
    visitEntry({ fields: {}, sections }, { prose: ({ anchors }) => headings.push(...anchors.map(uniqueId)) });
    return new Set([...idsOfSections, ...headings]);
  });
});
