import { formPages } from '../../../model/formFacts';
import { allSections, contentTypeOf } from '../../../model/registry';
import { placeIn } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { type SiteInput, warning } from '../../rule';
import { referencesIn } from '../../site/links/missingPages';
import { findablePages, nameOf, typesListedOn } from '../../site/links/pageLists';
import { forEachLink, linksToNoPage } from '../../site/links/siteLinks';

export const pageUnlinked = warning({
  id: 'page-unlinked',
  what: 'No menu and no page leads to this page, so visitors do not find it.',
  advice:
    'Add a line to a menu in {menu}, for example “- {label} -> {address}”, or link to it from another page{list}. If only those whom you send the address are to see it, write “listed: no” in this file.',
  site(input, report) {
    const { documents, tree } = input;
    // A broken file may link to the page, and a broken link may be meant for it.
    if (documents.some(({ broken }) => broken.length > 0) || linksToNoPage(input).size > 0) return;
    const linked = linkedAddresses(input);
    const listed = new Set(documents.filter(isShownIn(input)).flatMap(typesListedOn));
    for (const page of findablePages(input)) {
      // The page of its service shows jobs with their cost.
      const hasCost = isOfType('project')(page) && page.fields.costShown;
      if (linked.has(page.address) || listed.has(page.type) || hasCost) continue;
      const section = allSections.find(([, { lists }]) => lists === page.type)?.[0];
      const data = {
        menu: `${tree.label}/${contentTypeOf('navigation').file}`,
        label: nameOf(page),
        address: page.address,
        list: section ? `, or add “${section}:” to the fields of a page that visitors find` : '',
      };
      report({ range: placeIn(page.file), data });
    }
  },
});

const isShownIn =
  ({ addresses: { shown } }: SiteInput) =>
  ({ address }: Document): boolean =>
    address === undefined || shown.has(address);

/** The addresses to which shown pages link, and those of the files that they name in references. */
function linkedAddresses(input: SiteInput): ReadonlySet<string> {
  const isSeen = isShownIn(input);
  const found = new Set<string>(Object.values(formPages));
  forEachLink(input, ({ document, page = '', label = '' }) => {
    // A label with a second link (`A -> /a B -> /b`) is reported separately.
    const pages = [page, ...(label.match(/(?<=-> *)\/[\w/-]+/g) ?? [])].filter(
      (each) => each !== document.address,
    );
    if (isSeen(document)) for (const each of pages) found.add(each);
  });
  for (const { page } of input.documents.filter(isSeen).flatMap(referencesIn)) found.add(page);
  return found;
}
