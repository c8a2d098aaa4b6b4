import { type Document, isOfType, rangeAt } from '../../Document';
import type { SiteInput } from '../../rule';
import { warning } from '../../rule';
import { changedFiles } from '../../site/links/lastVersion';
import { pageLists } from '../../site/links/pageLists';
import { forEachLink, type Link, listPlaces } from '../../site/links/siteLinks';

export const formerTitle = warning({
  id: 'former-title',
  what: 'This change renames “{before}” to “{now}”, and here the old words are left{others}.',
  advice: 'Write the new ones, or leave it if the old ones are meant.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input.documents, input.published)) {
      const [old, fresh] = [before, now].map(
        (texts) => texts.get('label') ?? texts.get('name') ?? texts.get('title'),
      );
      // A longer title may go with a short name.
      if (document.address === undefined || !old || !fresh || fresh.includes(old)) continue;
      const own = OWN_NAMES.filter((field) => now.get(field) === old).map((field) => ({ document, field }));
      const ranges = [...linesNamed(old, document, input), ...own].map((each) =>
        rangeAt(each.document, each.field, 0, old.length),
      );
      const [range, ...also] = ranges;
      if (!range) continue;
      const others = also.length > 0 ? `, and in ${listPlaces(also)}` : '';
      const edits = ranges.map((each) => ({ range: each, text: fresh }));
      report({ range, also, data: { before: old, now: fresh, others }, fix: { edits } });
    }
  },
});

const OWN_NAMES = ['title', 'label', 'name', 'card.title', 'hero.heading', 'hero.eyebrow', 'projectType'];

/** The lines of menus, the choices of forms and then the other links that have the old words for a page. */
function linesNamed(old: string, page: Document, input: SiteInput): { document: Document; field: string }[] {
  const isOf = ({ label, page: link }: { label?: string; page?: string }) =>
    label === old && (link === undefined ? isOfType('service')(page) : link === page.address);
  const links: Link[] = [];
  forEachLink(
    input,
    (link) => !isOfType('navigation')(link.document) && link.page && isOf(link) && links.push(link),
  );
  return [...pageLists(input).flat().filter(isOf), ...links];
}
