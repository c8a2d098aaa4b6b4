import { contentTypeOf } from '../../model/registry';
import { visitEntry } from '../../model/visitEntry';
import { type Document, isOfType } from '../Document';
import { rule } from '../rule';
import { listSome, nearest } from '../suggest';

export const referenceUnknown = rule({
  id: 'reference-unknown',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A field names another file that does not exist. Write the name of one that does, without its folder and without .md.',
  examples: { file: 'areas/portland-me.md', wrong: 'service: leak-repairs', right: 'service: leak-repair' },
  check({ documents, forEachDocument }, report) {
    const namesIn = namesByFolder(documents);
    forEachDocument((document) =>
      visitEntry(document, {
        reference: ({ to, name }, field) => {
          const names = namesIn.get(to) ?? [];
          if (names.includes(name)) return;
          const expected =
            nearest(name.replace(/\.md$/, ''), names) ?? names.find((each) => each.startsWith(`${name}-`));
          const hint = expected ? `Did you mean ${expected}?` : listNames(to, names);
          report({ field, reason: `There is no file ${to}/${name}.md. ${hint}`, actual: name, expected });
        },
      }),
    );
  },
});

function namesByFolder(documents: readonly Document[]): Map<string, string[]> {
  const byFolder = new Map<string, string[]>();
  for (const { type, name: fileName, faults } of documents) {
    // A file in the wrong folder is reported by itself.
    const home = faults.find(({ ruleId }) => ruleId === 'wrong-folder')?.input;
    const folder = home === undefined ? (contentTypeOf(type).folder ?? '') : String(home);
    // A second ending is reported by itself.
    const name = fileName.replace(/\.md$/, '');
    const names = byFolder.get(folder);
    if (names) names.push(name);
    else byFolder.set(folder, [name]);
  }
  return byFolder;
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
