import { isOfType } from '../Document';
import { rule } from '../rule';

export const titleName = rule({
  id: 'title-name',
  on: 'site',
  severity: 'warning',
  about:
    'A title ends with the name of the business, which the site adds to each title by itself. Delete it from the title.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'title: Ask a Portland Plumber for a Visit | Harbor Light',
    right: 'title: Ask a Portland Plumber for a Visit',
  },
  check({ documents, forEachDocument }, report) {
    const { name, shortName } = documents.find(isOfType('business'))?.fields ?? {};
    const names = [name, shortName].filter((each) => each !== undefined);
    forEachDocument(({ address, fields: { title } }) => {
      if (address === undefined || typeof title !== 'string') return;
      const own = names.find((each) => title.endsWith(each));
      if (!own) return;
      const before = title.slice(0, -own.length);
      const expected = before.replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
      if (expected === '' || expected === before) return;
      const reason = 'The site adds the name of the business to each title. Delete it here.';
      report({ field: 'title', reason, actual: title, expected });
    });
  },
});
