import { type Form, formsIn, HEADING } from '../fields/forms';
import { forEachRepeated, rule } from '../rule';

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
    const asks = ({ key, settings: { fields, questions } }: Form) =>
      JSON.stringify([key.split(' ')[0], fields, questions]);
    const nameOf = ({ settings }: Form) => settings.name?.toLowerCase();
    forEachRepeated(documents.flatMap(formsIn), nameOf, (form, other) => {
      if (asks(form) === asks(other)) return;
      const reason = `A form in ${other.document.file} is called “${form.settings.name}” too, and asks for other things. Give one of the two another name.`;
      report({ in: form.document, field: `${form.key}.name`, reason });
    });
  },
});
