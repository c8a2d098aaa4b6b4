import type { FormSettings } from '../../../model/formFields';
import { templateTitle } from '../../../model/newFile/templateTexts';
import { allSections, contentTypeOf, isAlwaysNeeded, sectionModel } from '../../../model/registry';
import type { TypeName } from '../../../model/Site';
import { fileSlug } from '../../../model/urls';
import { type Document, isOfType } from '../../Document';
import { groupBy } from '../../groupBy';
import { betterName } from '../../misplacedFiles';
import type { SiteInput } from '../../rule';
import { RESERVED } from './addressIndex';
import { forEachLink, type Link } from './siteLinks';

/** A line of a menu that leads to a page, or a choice of a form, which may name a service. */
export interface ListLine {
  document: Document;
  field: string;
  label: string;
  /** The address that a line of a menu leads to. */
  page?: string;
}

/** The menus, each a list of lines, and the lists of jobs that visitors choose from in forms. */
export function pageLists(input: SiteInput): (readonly ListLine[])[] {
  const links: Link[] = [];
  forEachLink(input, (link) => isOfType('navigation')(link.document) && links.push(link));
  const lines = links.map(({ label = '', ...link }): ListLine => ({ ...link, label }));
  const menus = groupBy(lines, ({ field }) => field.replace(/\d+$/, ''));
  return [...menus.values(), ...input.documents.flatMap(choicesIn)];
}

function choicesIn(document: Document): ListLine[][] {
  const lines = (field: string, choices: readonly string[] = []) =>
    choices.map((label, index) => ({ document, label, field: `${field}.${index}` }));
  if (isOfType('business')(document)) return [lines('projectTypes', document.fields.projectTypes)];
  return document.sections.flatMap(({ key, kind, fields }) => {
    const settings: FormSettings = sectionModel(kind)?.isForm ? fields : {};
    return (settings.fields ?? []).map(({ choices }, index) =>
      lines(`${key}.fields.${index}.choices`, choices),
    );
  });
}

/** What links to a page call it. */
export const nameOf = ({ fields: { label, name, title } }: Pick<Document, 'fields'>): string =>
  String(label ?? name ?? title);

export type Page = Document & { address: string };

/** The pages that visitors are to find, where their addresses are right. */
export const findablePages = ({ addresses }: SiteInput): Page[] =>
  [...addresses.shown.values()].filter(
    (page) =>
      page.fields.listed !== false &&
      !isAlwaysNeeded(page) &&
      !betterName(page) &&
      !RESERVED.includes(page.address) &&
      page.name !== 'index' &&
      page.name !== fileSlug(templateTitle(contentTypeOf(page.type))),
  );

/** The types of pages that a page shows, all or some of them. */
export const typesListedOn = ({ sections }: Pick<Document, 'sections'>): TypeName[] =>
  sections.flatMap(({ kind }) => allSections.find(([name]) => name === kind)?.[1].lists ?? []);
