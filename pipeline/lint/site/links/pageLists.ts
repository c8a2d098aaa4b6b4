import { templateTitle } from '../../../model/contentType';
import { allSections, contentTypeOf, isAlwaysNeeded } from '../../../model/registry';
import type { TypeName } from '../../../model/Site';
import { fileSlug } from '../../../model/urls';
import { type Document, formsIn, isOfType } from '../../Document';
import { groupBy } from '../../lists';
import { betterName } from '../../misplacedFiles';
import type { SiteInput } from '../../rule';
import { type Page, RESERVED } from './addressIndex';
import { linksIn } from './siteLinks';

/** A line of a list that has a line for each page of a kind: of a menu, with an address; of a form's choices, with the name of a service; or of the towns of the business. */
export interface ListLine {
  document: Document;
  field: string;
  label: string;
  /** The type of the pages that a line without an address can name. */
  names?: TypeName;
  /** The address in a line of a menu. */
  page?: string;
}

/** The lists in which a new page is missing and a renamed one keeps its old name: the menus, the choices of forms, and the towns of the business. */
export function pageLists(input: SiteInput): (readonly ListLine[])[] {
  const links = linksIn(input).filter(({ document }) => isOfType('navigation')(document));
  const lines = links.map(({ label = '', ...link }): ListLine => ({ ...link, label }));
  const menus = groupBy(lines, ({ field }) => field.replace(/\d+$/, ''));
  return [...menus.values(), ...input.documents.flatMap(choicesIn)];
}

function choicesIn(document: Document): ListLine[][] {
  const lines = (field: string, labels: readonly string[] = [], names: TypeName = 'service') =>
    labels.map((label, index) => ({ document, label, names, field: `${field}.${index}` }));
  if (isOfType('business')(document)) {
    const { projectTypes, towns } = document.fields;
    return [lines('projectTypes', projectTypes), lines('towns', towns, 'area')];
  }
  return formsIn(document).flatMap(({ key, settings: { fields = [] } }) =>
    fields.map(({ choices }, index) => lines(`${key}.fields.${index}.choices`, choices)),
  );
}

/** The name of a page in links to it. */
export const pageName = ({ fields: { label, name, title } }: Pick<Document, 'fields'>): string =>
  String(label ?? name ?? title);

/** Whether a line has the address of a page or, without an address, one of its names. */
export function isLineOf(
  { type, address, fields }: Pick<Document, 'type' | 'address' | 'fields'>,
  { label, page, names }: ListLine,
): boolean {
  if (page !== undefined) return page === address;
  return type === names && [pageName({ fields }), fields.name, fields.projectType].includes(label);
}

/** The shown pages that menus or other pages should link to, without misnamed files, templates and pages that are always needed. */
export const findablePages = ({ addresses }: SiteInput): Page[] =>
  [...addresses.shown.values()].filter(
    (page) =>
      page.fields.title !== undefined &&
      page.fields.listed !== false &&
      !isAlwaysNeeded(page) &&
      !betterName(page) &&
      !RESERVED.includes(page.address) &&
      page.name !== 'index' &&
      page.name !== fileSlug(templateTitle(contentTypeOf(page.type))),
  );

/** The content types of which sections on the page list entries. */
export const typesListedOn = (page?: Pick<Document, 'sections'>): TypeName[] =>
  (page?.sections ?? []).flatMap(({ kind }) => allSections.find(([name]) => name === kind)?.[1].lists ?? []);
