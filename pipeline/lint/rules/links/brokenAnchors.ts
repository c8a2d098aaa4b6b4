import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { sectionModel } from '../../../model/registry';
import { type Document, isUncertain } from '../../Document';
import { type Former, type Report, rule, type SiteInput } from '../../rule';
import { explainOldName } from '../../site/links/missingPages';
import { correct, forEachLink, listMentions, type Mention, placeOf } from '../../site/links/siteLinks';
import { listLike, nearest } from '../../suggest';

export const anchorBroken = rule({
  id: 'anchor-broken',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A link leads to a section or heading that the page does not have. After the `#` is the name of a section, or the text of a heading in small letters with hyphens: `#finding-it` for “Finding it”.',
  check(input, report) {
    for (const { target, anchor, links } of brokenAnchors(input))
      reportAnchor({ target, anchor, links }, input, report);
  },
});

interface BrokenAnchor {
  target: Document;
  anchor: string;
  /** The links that lead to it, at least one. */
  links: LinkMention[];
}

type LinkMention = Required<Mention>;

function brokenAnchors(input: SiteInput): Iterable<BrokenAnchor> {
  const { mayLeadNowhere, pages, former } = input.addresses;
  const broken = new Map<string, BrokenAnchor>();
  forEachLink(input, (link, document) => {
    const { page, anchor } = link;
    if (!anchor || mayLeadNowhere.has(String(page))) return;
    const target = page ? (pages.get(page) ?? former.get(page)?.heir) : document;
    if (!target || mayHaveMore(target) || anchorsOf(target).has(anchor)) return;
    const key = `${target.file}#${anchor}`;
    const mention = { document, position: link.position, link };
    const known = broken.get(key);
    if (known) known.links.push(mention);
    else broken.set(key, { target, anchor, links: [mention] });
  });
  return broken.values();
}

/** From so many links on, what they name is missing, and they are not misspelled. */
const SEVERAL = 3;

function reportAnchor(broken: BrokenAnchor, input: SiteInput, report: Report): void {
  const { target, anchor, links } = broken;
  const [first] = links;
  const before = publishedEntry(target, input);
  const places = links.map(placeOf);
  if (first && before && anchorsOf(before).has(anchor)) {
    const renamed = renamedAnchor(anchor, before, target);
    if (renamed) {
      const reason = `This was #${anchor} on ${target.address}, and is #${renamed.name} now. ${explainOldName(places)}`;
      report({ in: target, ...renamed.position, reason });
    } else report({ ...atLink(first, anchor), reason: explainDeleted(broken) });
    return;
  }
  const name = nearest(anchor, [...anchorsOf(target)]);
  if (first && !name && links.length >= SEVERAL) {
    const reason = `${explainMissing(broken, first)} ${links.length} links lead to it: ${listMentions(links)}.${knownAnchors(target, anchor)}`;
    report({ ...atLink(first, anchor), reason });
    return;
  }
  for (const each of links) {
    const hint = name ? ` Did you mean #${name}?` : knownAnchors(target, anchor);
    report({ ...atLink(each, anchor, name && `#${name}`), reason: explainMissing(broken, each) + hint });
  }
}

const atLink = ({ document, link }: LinkMention, anchor: string, expected?: string): Former => ({
  in: document,
  ...correct(link, `#${anchor}`, expected),
});

const explainMissing = ({ anchor }: BrokenAnchor, { link: { page } }: LinkMention) =>
  `There is no section or heading #${anchor} on ${page || 'this page'}.`;

function explainDeleted({ target, anchor, links }: BrokenAnchor): string {
  const [count, them] =
    links.length === 1 ? ['this link leads', 'it'] : [`${links.length} links lead`, 'them'];
  const list = links.length === 1 ? '' : `: ${listMentions(links)}`;
  return `This change removes #${anchor} from ${target.address}, and ${count} to it${list}. Delete ${them}, or write another section.`;
}

/** What the page was when the site was published. */
function publishedEntry(
  target: Document,
  { addresses: { before, former } }: SiteInput,
): LoadedEntry | undefined {
  const renamed = [...former.values()].find(({ heir }) => heir === target);
  return before.get(target.file) ?? renamed?.entry;
}

interface Renamed {
  name: string;
  position: { field: string } | { line: number };
}

/** The one section of the same kind, or the one heading, that is new where another is gone. */
function renamedAnchor(anchor: string, before: LoadedEntry, target: Document): Renamed | undefined {
  const old = before.sections.find(({ id }) => id === anchor);
  if (old) {
    const isNew = (id?: string) => id !== undefined && !anchorsOf(before).has(id);
    const fresh = target.sections.filter(({ kind, id }) => kind === old.kind && isNew(id));
    const gone = before.sections.filter(
      ({ kind, id }) => kind === old.kind && id !== undefined && !anchorsOf(target).has(id),
    );
    const [section] = fresh;
    const isOne = fresh.length === 1 && gone.length === 1;
    return section?.id && isOne ? { name: section.id, position: { field: section.key } } : undefined;
  }
  return renamedHeading(anchor, before.body?.anchors ?? [], target);
}

function renamedHeading(
  anchor: string,
  before: readonly string[],
  { body, source }: Document,
): Renamed | undefined {
  const now = body?.anchors ?? [];
  const at = before.indexOf(anchor);
  const fresh = now.filter((each) => !before.includes(each));
  const gone = before.filter((each) => !now.includes(each));
  const isSamePlace = before.length === now.length && fresh.includes(now[at] ?? '');
  const name = isSamePlace ? now[at] : fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined;
  if (at < 0 || name === undefined) return undefined;
  const headings = source.lines.flatMap((line, index) =>
    index >= source.bodyLine - 1 && /^#{1,6}\s/.test(line) ? [index + 1] : [],
  );
  return { name, position: { line: headings[now.indexOf(name)] ?? source.bodyLine } };
}

function knownAnchors(page: Document, anchor: string): string {
  const anchors = [...anchorsOf(page)].map((name) => `#${name}`);
  return anchors.length > 0 ? ` It has these: ${listLike(`#${anchor}`, anchors, page.file)}.` : '';
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
