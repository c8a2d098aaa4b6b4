import { formPages } from '../../../model/forms';
import { newListPage } from '../../../model/newFile/listPage';
import { allSections, contentTypeOf } from '../../../model/registry';
import { startOfFile } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { type Finding, type MessageText, type SiteInput, warning } from '../../rule';
import type { Page } from '../../site/links/addressIndex';
import { referencesIn } from '../../site/links/missingPages';
import { findablePages, pageName, typesListedOn } from '../../site/links/pageLists';
import { linksIn, linksToNoPage } from '../../site/links/siteLinks';

const NO_LINK = 'No menu and no page leads to this page, so visitors do not find it.';

export const pageUnlinked = warning({
  id: 'page-unlinked',
  what: NO_LINK,
  advice:
    'Add a line to a menu in {menu}, for example “- {label} -> {address}”, or link to it from another page{list}. If only those whom you send the address are to see it, write “listed: no” in this file.',
  site(input, report) {
    const { documents } = input;
    // A broken file may link to the page, and a broken link may be meant for it.
    if (documents.some(({ broken }) => broken.length > 0) || linksToNoPage(input).size > 0) return;
    const linked = linkedAddresses(input);
    const listed = new Set(documents.filter(isShownIn(input)).flatMap((each) => typesListedOn(each)));
    for (const page of findablePages(input)) {
      // The page of the service links to jobs with a published cost.
      const hasCost = isOfType('project')(page) && page.fields.costShown;
      if (linked.has(page.address) || listed.has(page.type) || hasCost) continue;
      const finding = explain(page, input);
      report(finding);
      // Propose the list page of a type only once.
      if (finding.what) listed.add(page.type);
    }
  },
});

const ADD_LIST_PAGE: MessageText = {
  what: NO_LINK,
  advice:
    'Make a new file {path}, a page that lists all of its kind, with the lines {lines}. Then add a line “- {item}” to a menu in {menu}.',
  adviceInForm: 'Ask the person who looks after your site for a page that lists all of its kind.',
};

function explain(page: Page, { documents, tree }: SiteInput): Finding {
  const range = startOfFile(page.file);
  const menu = `${tree.label}/${contentTypeOf('navigation').file}`;
  // A list page is proposed only for a type without files.
  const entries = documents.filter(({ type }) => type !== page.type);
  const { item, files: [file] = [] } = newListPage({ entries, tree }, contentTypeOf(page.type)) ?? {};
  if (item && file) {
    const lines = file.text.trim().replace(/^.*$/gm, '“$&”').replaceAll('\n', ', ');
    return { range, ...ADD_LIST_PAGE, data: { menu, path: `${tree.label}/${file.path}`, lines, item } };
  }
  const section = allSections.find(([, { lists }]) => lists === page.type)?.[0];
  const list = section ? `, or add “${section}:” to the fields of a page that visitors find` : '';
  return { range, data: { menu, label: pageName(page), address: page.address, list } };
}

/** Whether a file has no page, or one that visitors see. */
const isShownIn =
  ({ addresses: { shown } }: SiteInput) =>
  ({ address }: Document): boolean =>
    address === undefined || shown.has(address);

/** The addresses to which shown pages link, and those of the files that they name in references. */
function linkedAddresses(input: SiteInput): ReadonlySet<string> {
  const isSeen = isShownIn(input);
  const found = new Set<string>(Object.values(formPages));
  for (const { document, page = '', label = '' } of linksIn(input)) {
    // A label with a second link (`A -> /a B -> /b`) is reported separately.
    const pages = [page, ...(label.match(/(?<=-> *)\/[\w/-]+/g) ?? [])];
    if (isSeen(document)) for (const each of pages) if (each !== document.address) found.add(each);
  }
  for (const { page } of input.documents.filter(isSeen).flatMap(referencesIn)) found.add(page);
  return found;
}
