import type { TypeName } from '../../../model/Site';
import { type Range, wholeLines } from '../../../passages/Range';
import { type Document, isOfType, rangeAt } from '../../Document';
import type { MessageText } from '../../finding';
import { type Report, type SiteInput, warning } from '../../rule';
import { isLineOf, type ListLine, pageLists, pageName } from '../../site/links/pageLists';
import { changedFiles } from '../../site/links/publishedVersion';
import { forEachLink, type Link, listPlaces } from '../../site/links/siteLinks';

export const formerTitle = warning({
  id: 'former-title',
  what: 'This change renames “{before}” to “{now}”, and here the old words are left{others}.',
  advice: 'Write the new ones, or leave it if the old ones are meant.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input)) {
      const [old, fresh] = [before, now].map(
        (texts) => texts.get('label') ?? texts.get('name') ?? texts.get('title'),
      );
      if (document.address === undefined || !old || !fresh || fresh === old) continue;
      const { address: page } = document;
      const own = OWN_NAMES.filter((field) => now.get(field) === old).map((field) => ({
        document,
        field,
        page,
      }));
      // A line without an address leads to the page only by its name, so an old name must go there. Elsewhere, it may stay as a short name.
      const ranges = [...linesNamed(old, document, input), ...own]
        .filter(({ page }) => (page === undefined ? now.get('name') !== old : !fresh.includes(old)))
        .map((each) => rangeAt(each.document, each.field, 0, old.length));
      const [range, ...also] = ranges;
      if (!range) continue;
      const edits = ranges.map((each) => ({ range: each, text: fresh }));
      report({ range, also, data: { before: old, now: fresh, others: othersAt(also) }, fix: { edits } });
    }
    reportDeleted(input, report);
  },
});

const DELETED: MessageText = {
  what: 'This change deletes the page of “{before}”, and its name is left here{others}.',
  advice: 'Delete it, or leave it if you still offer that.',
};

/** Reports choices of forms and lines of lists that still name a deleted page. */
function reportDeleted(input: SiteInput, report: Report): void {
  const { removed, lost } = input.addresses;
  for (const { entry, successor } of removed.values()) {
    // A lost address is reported first, by `address-lost`.
    if (successor || lost.has(entry.address ?? '')) continue;
    const names = pageLists(input)
      .flat()
      .filter((line) => !line.page && isLineOf(entry, line));
    const [range, ...also] = names.map(({ document, field }) => rangeAt(document, field));
    if (!range) continue;
    const lines = [range, ...also].map(({ file, start }) => wholeLines(file, start.line));
    const edits = lines.map((line) => ({ range: line, text: '' }));
    const data = { before: pageName(entry), others: othersAt(also) };
    report({ range, also, says: DELETED, data, fix: { edits } });
  }
}

const othersAt = (also: readonly Range[]) => (also.length > 0 ? `, and in ${listPlaces(also)}` : '');

/** The fields of a page that may repeat its title. */
const OWN_NAMES = ['title', 'label', 'name', 'card.title', 'hero.heading', 'hero.eyebrow', 'projectType'];

/** A place with the name of a page. */
type NamedPlace = Pick<ListLine, 'document' | 'field' | 'page'>;

/** The lines of menus, the choices of forms and then other links that have the old title of a page. */
function linesNamed(old: string, page: Document, input: SiteInput): NamedPlace[] {
  const isOf = ({ label, page: link, names }: { label?: string; page?: string; names?: TypeName }) =>
    label === old && (link === undefined ? names === page.type : link === page.address);
  const links: Link[] = [];
  forEachLink(
    input,
    (link) => !isOfType('navigation')(link.document) && link.page && isOf(link) && links.push(link),
  );
  return [...pageLists(input).flat().filter(isOf), ...links];
}
