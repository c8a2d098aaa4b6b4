import { formsIn, HEADING } from '../fields/forms';
import { rule } from '../rule';

const NAMED = `${HEADING}  name: Leaks\n`;
const OTHER_FORM = `estimateForm:\n  name: Leaks\n  questions:\n    - question: Is it hot?\n      answer: yes or no\n`;

export const formNameTwice = rule({
  id: 'form-name-twice',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'Two forms that ask different things have the same name, so that your emails could not tell them apart. Write another “name” in one of them.',
  examples: {
    wrong: {
      'pages/contact.md': { replace: HEADING, by: NAMED },
      'pages/notes.md': { replace: 'posts:\n', by: `${OTHER_FORM}posts:\n` },
    },
    right: {
      'pages/contact.md': { replace: HEADING, by: NAMED },
      'pages/notes.md': { replace: 'posts:\n', by: `${OTHER_FORM.replace('Leaks', 'Hot water')}posts:\n` },
    },
  },
  check({ documents }, report) {
    const first = new Map<string, { file: string; asks: string }>();
    for (const { document, key, settings } of documents.flatMap(formsIn)) {
      const { name, fields, questions } = settings;
      if (name === undefined) continue;
      const asks = JSON.stringify([key.split(' ')[0], fields, questions]);
      const other = first.get(name.toLowerCase());
      if (!other) first.set(name.toLowerCase(), { file: document.file, asks });
      else if (other.asks !== asks)
        report({
          in: document,
          field: `${key}.name`,
          reason: `A form in ${other.file} is called “${name}” too, and asks for other things. Give one of the two another name.`,
        });
    }
  },
});
