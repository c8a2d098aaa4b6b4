import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { sectionModel } from '../../../model/registry';
import { rangeOfName } from '../../../passages/fieldRange';
import type { Range } from '../../../passages/Range';
import { type Document, isUncertain } from '../../Document';
import type { Finding } from '../../finding';
import { type Report, rule, type SiteInput } from '../../rule';
import { rangeOfHeading } from '../../site/links/linkRange';
import { explainOldName } from '../../site/links/missingPages';
import { correct, forEachLink, type Link, listMentions, placeOf } from '../../site/links/siteLinks';
import { listLike, nearest } from '../../suggest';

export const anchorBroken = rule({
  id: 'anchor-broken',
  about:
    'A link leads to a section or heading that the page does not have. After the `#` is the name of a section, or the text of a heading in small letters with hyphens: `#finding-it` for “Finding it”.',
  site(input, report) {
    for (const broken of brokenAnchors(input)) reportAnchor(broken, input, report);
  },
});

interface BrokenAnchor {
  target: Document;
  anchor: string;
  /** The links that lead to it. */
  links: [Link, ...Link[]];
}

function brokenAnchors(input: SiteInput): Iterable<BrokenAnchor> {
  const { mayLeadNowhere, pages, former } = input.addresses;
  const broken = new Map<string, BrokenAnchor>();
  forEachLink(input, (link, document) => {
    const { page, anchor } = link;
    if (!anchor || mayLeadNowhere.has(String(page))) return;
    const target = page ? (pages.get(page) ?? former.get(page)?.heir) : document;
    if (!target || mayHaveMore(target) || anchorsOf(target).has(anchor)) return;
    const key = `${target.file}#${anchor}`;
    const known = broken.get(key);
    if (known) known.links.push(link);
    else broken.set(key, { target, anchor, links: [link] });
  });
  return broken.values();
}

/** From so many links on, what they name is missing, and they are not misspelled. */
const SEVERAL = 3;

function reportAnchor(broken: BrokenAnchor, input: SiteInput, report: Report): void {
  const { target, anchor, links } = broken;
  const before = publishedEntry(target, input);
  if (before && anchorsOf(before).has(anchor)) {
    report(findChanged(broken, before));
    return;
  }
  const [first, ...others] = links;
  const name = nearest(anchor, [...anchorsOf(target)]);
  const advice = name ? `Did you mean #${name}?` : knownAnchors(target, anchor);
  const missingOn = ({ page }: Link) =>
    `There is no section or heading #${anchor} on ${page || 'this page'}.`;
  if (!name && links.length >= SEVERAL) {
    const what = `${missingOn(first)} ${links.length} links lead to it: ${listMentions(links)}.`;
    report({ range: rangeIn(first), also: others.map(rangeIn), says: { what, advice } });
    return;
  }
  for (const link of links)
    report({ ...correct(link, `#${anchor}`, name && `#${name}`), says: { what: missingOn(link), advice } });
}

/** Where a link says an anchor. */
const rangeIn = (link: Link): Range => correct(link, `#${link.anchor}`).range;

/** An anchor that this change renames or removes. */
function findChanged({ target, anchor, links }: BrokenAnchor, before: LoadedEntry): Finding {
  const [first, ...others] = links;
  const renamed = renamedAnchor(anchor, before, target);
  if (renamed) {
    const what = `This was #${anchor} on ${target.address}, and is #${renamed.name} now.`;
    const says = { what, advice: explainOldName(links.map(placeOf)) };
    return { range: renamed.range, also: links.map(rangeIn), says };
  }
  const [count, them] =
    others.length === 0
      ? ['this link leads to it', 'it']
      : [`${links.length} links lead to it: ${listMentions(links)}`, 'them'];
  const what = `This change removes #${anchor} from ${target.address}, and ${count}.`;
  const says = { what, advice: `Delete ${them}, or write another section.` };
  return { range: rangeIn(first), also: others.map(rangeIn), says };
}

/** What the page was when the site was published. */
function publishedEntry(
  target: Document,
  { addresses: { before, former } }: SiteInput,
): LoadedEntry | undefined {
  const renamed = [...former.values()].find(({ heir }) => heir === target);
  return before.get(target.file) ?? renamed?.entry;
}

/** The section of the same kind, or the heading, that is new: in its place, or as the only one where only it is gone. */
function renamedAnchor(anchor: string, before: LoadedEntry, target: Document) {
  const kind = before.sections.find(({ id }) => id === anchor)?.kind;
  const sectionsIn = ({ sections }: LoadedEntry) => sections.filter((each) => each.kind === kind && each.id);
  const [old, now] = [before, target].map((page) =>
    kind ? sectionsIn(page).map(({ id }) => String(id)) : (page.body?.anchors ?? []),
  );
  if (!old?.includes(anchor) || !now) return undefined;
  const fresh = now.filter((each) => !old.includes(each));
  const gone = old.filter((each) => !now.includes(each));
  const inPlace = old.length === now.length ? now[old.indexOf(anchor)] : undefined;
  const only = fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined;
  const name = fresh.find((each) => each === inPlace) ?? only;
  if (name === undefined) return undefined;
  const section = sectionsIn(target).find(({ id }) => id === name);
  const range = section ? rangeOfName(target.source, section.key) : rangeOfHeading(target, now.indexOf(name));
  return { name, range };
}

function knownAnchors(page: Document, anchor: string): string {
  const anchors = [...anchorsOf(page)].map((name) => `#${name}`);
  return anchors.length > 0 ? `It has these: ${listLike(`#${anchor}`, anchors, page.file)}.` : '';
}

/** Whether a section that could not be read may have the anchor. */
const mayHaveMore = (page: Document) =>
  isUncertain(page, '') ||
  page.sections.some(({ kind, key }) => sectionModel(kind)?.anchors && isUncertain(page, key));

/** The anchors of a page: named sections, headings of its text, and anchors in its sections. */
const anchorsOf = memoize(({ body, sections }: LoadedEntry): ReadonlySet<string> => {
  const own = sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
  return new Set([...own, ...(body?.anchors ?? [])]);
});
