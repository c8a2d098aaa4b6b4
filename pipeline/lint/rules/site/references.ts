import { contentTypes } from '../../../model/contentTypes.generated';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { type DocumentOf, documentsOf } from '../../Document';
import { isItemPath, isRequired } from '../../fields/fieldSchema';
import { forEachRepeated, groupBy, listMostSimilar } from '../../lists';
import { type Finding, type Problem, type Report, rule, type SiteInput } from '../../rule';
import {
  explainOldName,
  namesByFolder,
  type Reference,
  referencesIn,
  renamedFile,
  reportRemoved,
  reportRepeated,
} from '../../site/links/missingPages';
import { listPlaces } from '../../site/links/siteLinks';
import { nearest } from '../../suggest';

export const referenceUnknown = rule({
  id: 'reference-unknown',
  site(input, report) {
    // First the files that this change deletes or renames, each in one message with all its uses.
    reportRemoved(input, 'files', report);
    const namesIn = namesByFolder(input.documents);
    input.forEachDocument((document) => {
      for (const reference of referencesIn(document)) {
        const names = namesIn.get(reference.folder) ?? [];
        if (names.includes(reference.name)) continue;
        const problem = explainUnknown(reference, names, input);
        // A name without a proposal that stands in several files is one message, reported at the first.
        if (!problem.expected && reportRepeated(reference, input, report)) continue;
        report({ range: rangeOfText(document, reference.field), ...problem });
      }
    });
  },
});

function explainUnknown(reference: Reference, names: readonly string[], input: SiteInput): Problem {
  const { document, field, folder, name } = reference;
  const isNeeded = isItemPath(field) || isRequired(document, field);
  const path = `${folder}/${name}.md`;
  const isDeleted = input.published?.old.some((each) => each.path === path);
  const similar = nearest(name.replace(/\.md$/, ''), names);
  // The name of a deleted file is not misspelled.
  const expected = renamedFile(reference, names, input) ?? (isDeleted ? undefined : similar);
  const what = `There is no file ${path}.`;
  if (expected) return { what, advice: `Did you mean ${expected}?`, expected };
  const files =
    names.length > 0
      ? `The files in ${folder} are: ${listMostSimilar(name, names, 'that folder')}.`
      : `There are no files in ${folder} yet.`;
  if (!isDeleted)
    return { what, advice: isNeeded ? files : `Delete the line, or name one that is there. ${files}` };
  const deleted = `This change deletes the file ${path}, and this line still names it.`;
  return { what: deleted, advice: `Delete the line, or name another file. ${files}` };
}

export const categoryUnknown = rule({
  id: 'category-unknown',
  site(input, report) {
    const categories = input.business?.fields.articleCategories;
    const articles = documentsOf(input.documents, 'article');
    if (!categories) return reportSpellings(articles, report);
    const unknown = articles.filter(
      ({ fields: { category } }) => category !== undefined && !categories.includes(category),
    );
    for (const [category, articles] of groupBy(unknown, ({ fields }) => String(fields.category)))
      for (const finding of explainCategory(category, articles, categories, input)) report(finding);
  },
});

const reportSpellings = (articles: readonly DocumentOf<'article'>[], report: Report): void =>
  forEachRepeated(
    articles,
    ({ fields: { category } }) => category?.toLowerCase(),
    (article, { file, fields: { category: expected } }) => {
      if (article.fields.category === expected) return;
      const what = `The category of ${file} is “${expected}”, so the blog would have two.`;
      const problem: Problem = { what, advice: 'Write both alike.', expected, severity: 'warning' };
      report({ range: rangeOfText(article, 'category'), ...problem });
    },
  );

/** One message for a category that this change renames or deletes; otherwise one for each article. */
function explainCategory(
  category: string,
  articles: readonly [DocumentOf<'article'>, ...DocumentOf<'article'>[]],
  categories: readonly string[],
  { addresses, business, tree }: SiteInput,
): Finding[] {
  const before = addresses.before.get(`${tree.label}/${contentTypes.business.file}`)?.fields
    .articleCategories;
  const old = Array.isArray(before) ? before.map(String) : [];
  const ranges = articles.map((article) => rangeOfText(article, 'category'));
  const advice = `The categories are: ${listMostSimilar(category, categories, 'business.md')}.`;
  if (!old.includes(category)) {
    const what = `“${category}” is not a category of the blog.`;
    const expected = nearest(category, categories);
    return ranges.map((range) => ({ range, what, advice, expected }));
  }
  const gone = old.filter((each) => !categories.includes(each));
  const [name, ...others] = categories.filter((each) => !old.includes(each));
  if (business && name !== undefined && others.length === 0 && gone.length === 1) {
    const says = { what: `This category was “${category}”.`, advice: explainOldName(ranges) };
    return [{ range: rangeOfValue(business, `articleCategories.${categories.indexOf(name)}`), ...says }];
  }
  const listOfArticles =
    ranges.length > 1 ? ` ${ranges.length} articles have it: ${listPlaces(ranges)}.` : '';
  const what = `This change deletes the category “${category}” in business.md, and this article still has it.${listOfArticles}`;
  return [{ range: rangeOfText(articles[0], 'category'), what, advice }];
}
