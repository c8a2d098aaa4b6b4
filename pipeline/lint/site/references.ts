import { visitEntry } from '../../model/visitEntry';
import { isOfType } from '../Document';
import { rule, type SiteInput } from '../rule';
import { listSome, nearest } from '../suggest';
import {
  addressIn,
  explainSeveral,
  isToldElsewhere,
  namesByFolder,
  renamedFile,
  severalNames,
} from './links/missingPages';

export const referenceUnknown = rule({
  id: 'reference-unknown',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A field names another file that does not exist. Write the name of one that does, without its folder and without .md.',
  examples: { file: 'areas/portland-me.md', wrong: 'service: leak-repairs', right: 'service: leak-repair' },
  check(input, report) {
    const namesIn = namesByFolder(input.documents);
    input.forEachDocument((document) =>
      visitEntry(document, {
        reference: ({ to, name }, field) => {
          const names = namesIn.get(to) ?? [];
          if (names.includes(name) || isToldElsewhere(addressIn(to, name), input, document, field)) return;
          report({ field, actual: name, ...explainUnknown(to, name, names, input) });
        },
      }),
    );
  },
});

function explainUnknown(folder: string, name: string, names: readonly string[], input: SiteInput) {
  const address = addressIn(folder, name);
  const renamed = renamedFile(folder, name, names, input.addresses);
  const expected =
    renamed ?? nearest(name.replace(/\.md$/, ''), names) ?? names.find((each) => each.startsWith(`${name}-`));
  const several = severalNames(address, input);
  if (several && !renamed) return { reason: explainSeveral(address, several) };
  const path = `${folder}/${name}.md`;
  const isDeleted = input.published?.old.some((file) => file.path === path);
  if (isDeleted && !renamed) {
    const reason = `This change deletes the file ${path}, and this line still names it. Delete the line, or name another file. ${listNames(folder, names)}`;
    return { reason };
  }
  const hint = expected ? `Did you mean ${expected}?` : listNames(folder, names);
  return { reason: `There is no file ${path}. ${hint}`, expected };
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
