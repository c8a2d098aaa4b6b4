import { isOfType } from '../Document';
import { type Rule, rule } from '../rule';

const titleName = rule({
  id: 'title-name',
  on: 'site',
  severity: 'warning',
  message: 'The site adds the name of the business to each title. Delete it here.',
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
      report({ field: 'title', actual: title, expected });
    });
  },
});

function sharedField(field: 'title' | 'description', examples: Rule['examples']) {
  return rule({
    id: `${field}-twice`,
    on: 'site',
    severity: 'warning',
    isCausedElsewhere: true,
    message: `This ${field} is the same as the one in {other}. Search engines want each page to have its own.`,
    examples,
    check({ documents }, report) {
      const first = new Map<string, string>();
      for (const document of documents) {
        const value = document.fields[field];
        const isListed = document.address !== undefined && document.fields.listed !== false;
        if (!isListed || typeof value !== 'string') continue;
        const other = first.get(value);
        if (!other) first.set(value, document.file);
        else report({ in: document, field, data: { other } });
      }
    },
  });
}

const titleTwice = sharedField('title', {
  file: 'pages/notes.md',
  wrong: 'title: Ask a Portland Plumber for a Visit',
  right: 'title: Notes From Two Maine Plumbers',
});

const descriptionTwice = sharedField('description', {
  file: 'pages/notes.md',
  wrong:
    'description: Write to Harbor Light Plumbing or call. Say what drips and where, and a plumber calls you back on the same day.',
  right:
    'description: Short notes on pipes, winters and water heaters from the two plumbers of Harbor Light in Portland, Maine.',
});

export const titleRules: readonly Rule[] = [titleTwice, descriptionTwice, titleName];
