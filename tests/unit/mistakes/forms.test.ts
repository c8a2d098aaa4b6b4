import type { Mistake } from './Mistake';
import { testMistakes } from './testMistakes';

/** Lines added to the form of the contact page, whose first line is line 12. */
const asked = (
  mistake: string,
  lines: string,
  rest: Pick<Mistake, 'line' | 'code' | 'says'> & Partial<Mistake>,
) => ({
  mistake,
  file: 'pages/contact.md',
  from: '  heading: Write to us\n',
  to: `  heading: Write to us\n${lines}`,
  ...rest,
});

/** What an owner gets wrong in the fields and questions of a form. */
testMistakes([
  asked('a field that there is not', '  fields:\n    - field: fax\n    - field: phone\n', {
    line: 13,
    code: 'choice',
    says: 'Choose one of these: name, firstName, lastName, email, phone, address, projectType, message.',
    field: 'contactForm.fields.0.field',
  }),
  asked('a misspelt field', '  fields:\n    - field: phnoe\n', {
    line: 13,
    code: 'choice',
    says: 'Choose one of these:',
    field: 'contactForm.fields.0.field',
    fix: '    - field: phone',
  }),
  asked('a misspelt setting of a field', '  fields:\n    - field: phone\n      requird: yes\n', {
    line: 14,
    code: 'unknown-name',
    says: 'Did you mean “required”?',
    field: 'contactForm.fields.0.requird',
    fix: '      required: yes',
  }),
  asked('no phone number and no email address', '  fields:\n    - field: name\n', {
    line: 12,
    code: 'form-contact',
    says: 'this form asks for no phone number and no email address',
    field: 'contactForm.fields',
  }),
  asked(
    'both of them not required',
    '  fields:\n    - field: phone\n      required: no\n    - field: email\n      required: no\n',
    {
      line: 12,
      code: 'form-contact',
      says: 'Delete “required: no” from one of them',
      field: 'contactForm.fields',
    },
  ),
  asked('a field twice', '  fields:\n    - field: phone\n    - field: phone\n', {
    line: 14,
    code: 'form-twice',
    says: 'This form asks for “phone” twice.',
    field: 'contactForm.fields.1.field',
  }),
  asked('a question without words', '  questions:\n    - answer: text\n', {
    line: 13,
    code: 'missing',
    says: 'question',
    field: 'contactForm.questions.0.question',
  }),
  asked('another kind of answer', '  questions:\n    - question: Is it hot?\n      answer: yes\n', {
    line: 14,
    code: 'choice',
    says: 'Choose one of these: text, choice, yes or no.',
    field: 'contactForm.questions.0.answer',
  }),
  asked('a question as a text', '  questions: Is it hot?\n', {
    line: 12,
    code: 'list-wanted',
    says: 'takes a list',
    field: 'contactForm.questions',
  }),
  asked(
    'a choice of nothing',
    '  questions:\n    - question: Is it hot?\n      answer: choice\n      choices: []\n',
    {
      line: 15,
      code: 'list-empty',
      says: 'At least one entry belongs here.',
      field: 'contactForm.questions.0.choices',
    },
  ),
  asked(
    'a choice twice',
    '  questions:\n    - question: Is it hot?\n      answer: choice\n      choices:\n        - A bit\n        - A bit\n        - Very\n',
    {
      line: 17,
      code: 'entry-twice',
      says: '“A bit” is in this list twice.',
      severity: 'warning',
      field: 'contactForm.questions.0.choices.1',
    },
  ),
  asked(
    'a fact that there is not',
    '  questions:\n    - question: Is it in {city}?\n      answer: yes or no\n',
    {
      line: 13,
      code: 'fact-unknown',
      says: '{city} is not a fact of the business.',
      fix: '    - question: Is it in {site}?',
    },
  ),
]);
