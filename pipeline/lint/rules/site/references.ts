import { contentTypes } from '../../../model/contentTypes.generated';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { type DocumentOf, documentsOf, isOfType } from '../../Document';
import { type Finding, type Words, write } from '../../finding';
import { groupBy } from '../../groupBy';
import { rule, type SiteInput } from '../../rule';
import {
  addressIn,
  explainOldName,
  namesByFolder,
  renamedFile,
  reportFormer,
  reportRepeated,
} from '../../site/links/missingPages';
import { listPlaces, placeOf } from '../../site/links/siteLinks';
import { listLike, nearest } from '../../suggest';

export const referenceUnknown = rule({
  id: 'reference-unknown',
  about:
    'A field names another file that does not exist. Write the name of one that does, without its folder and without .md.',
  site(input, report) {
    reportFormer(input, false, report);
    const namesIn = namesByFolder(input.documents);
    input.forEachDocument((document) =>
      visitEntry(document, {
        reference: ({ to, name }, field) => {
          const unknown = { folder: to, name, names: namesIn.get(to) ?? [] };
          if (unknown.names.includes(name)) return;
          const expected = expectedName(unknown, input);
          const mention = { document, position: { field }, page: addressIn(to, name) };
          if (!expected && reportRepeated(mention, input, report)) return;
          const range = rangeOfField(document.source, field, 0);
          const says = explainUnknown(unknown, expected, input);
          report({ range, says, ...(expected && { fix: write(range, expected) }) });
        },
      }),
    );
  },
});

interface UnknownName {
  folder: string;
  name: string;
  names: readonly string[];
}

function expectedName({ folder, name, names }: UnknownName, input: SiteInput): string | undefined {
  const renamed = renamedFile(folder, name, names, input.addresses);
  if (renamed) return renamed;
  const similar =
    nearest(name.replace(/\.md$/, ''), names) ?? names.find((each) => each.startsWith(`${name}-`));
  // A deleted file is not misspelled, but its replacement may be new.
  const mayBeMeant =
    !isDeleted(folder, name, input) || input.published?.added.includes(`${folder}/${similar}.md`);
  return mayBeMeant ? similar : undefined;
}

const isDeleted = (folder: string, name: string, { published }: SiteInput) =>
  published?.old.some(({ path }) => path === `${folder}/${name}.md`) === true;

function explainUnknown(
  { folder, name, names }: UnknownName,
  expected: string | undefined,
  input: SiteInput,
): Words {
  const path = `${folder}/${name}.md`;
  if (expected) return { what: `There is no file ${path}.`, advice: `Did you mean ${expected}?` };
  const files =
    names.length > 0
      ? `The files in ${folder} are: ${listLike(name, names, 'that folder')}.`
      : `There are no files in ${folder} yet.`;
  if (!isDeleted(folder, name, input)) return { what: `There is no file ${path}.`, advice: files };
  const what = `This change deletes the file ${path}, and this line still names it.`;
  return { what, advice: `Delete the line, or name another file. ${files}` };
}

export const categoryUnknown = rule({
  id: 'category-unknown',
  about:
    'The category of an article is not in the list “articleCategories” of business.md. Write one of the list, or add it there.',
  site({ documents, addresses: { before }, tree }, report) {
    const business = documents.find(isOfType('business'));
    const categories = business?.fields.articleCategories;
    if (!categories) return;
    const isUnknown = ({ fields: { category } }: DocumentOf<'article'>) =>
      category !== undefined && !categories.includes(category);
    const unknown = documentsOf(documents, 'article').filter(isUnknown);
    const byCategory = groupBy(unknown, ({ fields }) => String(fields.category));
    const published = before.get(`${tree.label}/${contentTypes.business.file}`)?.fields.articleCategories;
    const old = Array.isArray(published) ? published.map(String) : [];
    const changed = { old, categories, business };
    for (const [category, articles] of byCategory)
      for (const finding of explainCategory(category, articles, changed)) report(finding);
  },
});

interface Categories {
  /** Those of the published version. */
  old: readonly string[];
  categories: readonly string[];
  business: DocumentOf<'business'>;
}

/** One message for a category that this change renames or deletes, or else one for each article. */
function explainCategory(
  category: string,
  articles: readonly DocumentOf<'article'>[],
  { old, categories, business }: Categories,
): Finding[] {
  const places = articles.map((document) => placeOf({ document, position: { field: 'category' } }));
  const known = `The categories are: ${listLike(category, categories, 'business.md')}.`;
  const ranges = articles.map(({ source }) => rangeOfField(source, 'category', 0));
  const [range] = ranges;
  if (range && old.includes(category)) {
    const gone = old.filter((each) => !categories.includes(each));
    const [name, ...others] = categories.filter((each) => !old.includes(each));
    if (business && name !== undefined && others.length === 0 && gone.length === 1) {
      const field = `articleCategories.${categories.indexOf(name)}`;
      const says = { what: `This category was “${category}”.`, advice: explainOldName(places) };
      return [{ range: rangeOfField(business.source, field), says }];
    }
    const all = places.length > 1 ? ` ${places.length} articles have it: ${listPlaces(places)}.` : '';
    const what = `This change deletes the category “${category}” in business.md, and this article still has it.${all}`;
    return [{ range, says: { what, advice: known } }];
  }
  const says = { what: `“${category}” is not a category of the blog.`, advice: known };
  const expected = nearest(category, categories);
  return ranges.map((each) => ({ range: each, says, ...(expected && { fix: write(each, expected) }) }));
}
