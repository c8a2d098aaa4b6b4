import { visitEntry } from '../../model/visitEntry';
import { isOfType } from '../Document';
import { rule, type SiteInput } from '../rule';
import { listSome, nearest } from '../suggest';
import { reportFormer } from './links/lostAddresses';
import {
  addressIn,
  explainMissing,
  isReportedElsewhere,
  namesByFolder,
  renamedFile,
  repeatedMentions,
} from './links/missingPages';

export const referenceUnknown = rule({
  id: 'reference-unknown',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A field names another file that does not exist. Write the name of one that does, without its folder and without .md.',
  examples: { file: 'areas/portland-me.md', wrong: 'service: leak-repairs', right: 'service: leak-repair' },
  check(input, report) {
    reportFormer(input, false, report);
    const namesIn = namesByFolder(input.documents);
    input.forEachDocument((document) =>
      visitEntry(document, {
        reference: ({ to, name }, field) => {
          const unknown = { folder: to, name, names: namesIn.get(to) ?? [] };
          if (unknown.names.includes(name)) return;
          const expected = expectedName(unknown, input);
          if (isReportedElsewhere(addressIn(to, name), input, { document, field, expected })) return;
          report({ field, actual: name, expected, reason: explainUnknown(unknown, expected, input) });
        },
      }),
    );
  },
});

interface UnknownName {
  folder: string;
  name: string;
  /** The names of the files in the folder. */
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
) {
  const path = `${folder}/${name}.md`;
  if (expected) return `There is no file ${path}. Did you mean ${expected}?`;
  const address = addressIn(folder, name);
  const mentions = repeatedMentions(address, input);
  if (mentions) return explainMissing(address, mentions);
  const reason = isDeleted(folder, name, input)
    ? `This change deletes the file ${path}, and this line still names it. Delete the line, or name another file.`
    : `There is no file ${path}.`;
  return `${reason} ${listNames(folder, names)}`;
}

function listNames(folder: string, names: readonly string[]): string {
  return names.length > 0
    ? `The files in ${folder} are: ${listSome(names)}.`
    : `There are no files in ${folder} yet.`;
}

export const categoryUnknown = rule({
  id: 'category-unknown',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'The category of an article is not in the list “articleCategories” of business.md. Write one of the list, or add it there.',
  examples: { file: 'blog/frozen-pipes.md', wrong: 'category: Wnter', right: 'category: Winter' },
  check({ documents }, report) {
    const categories = documents.find(isOfType('business'))?.fields.articleCategories;
    if (!categories) return;
    for (const article of documents.filter(isOfType('article'))) {
      const { category } = article.fields;
      if (category === undefined || categories.includes(category)) continue;
      const reason = `“${category}” is not a category of the blog. The categories are: ${categories.join(', ')}.`;
      const expected = nearest(category, categories);
      report({ in: article, field: 'category', reason, actual: category, expected });
    }
  },
});
