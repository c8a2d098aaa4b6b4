import { type FormSettings, isRequiredField } from '../../../model/formFields';
import { sectionModel } from '../../../model/registry';
import { type Document, isOfType } from '../../Document';
import { type Rule, rule } from '../../rule';

export interface Form {
  key: string;
  settings: FormSettings;
}

export function formsIn(document: Document): Form[] {
  return document.sections
    .filter(({ kind }) => sectionModel(kind)?.isForm)
    .map(({ key, fields: settings }) => ({ key, settings }));
}

const isBusiness = isOfType('business');

/** What visitors can choose in every form, by its field in business.md. */
export function commonChoices(document: Document): [field: string, choices: readonly string[]][] {
  if (!isBusiness(document)) return [];
  const { budgets = [], starts = [] } = document.fields;
  return Object.entries({ budgets, starts });
}

const CONTACTS = ['phone', 'email'];

const formContact = rule({
  id: 'form-contact',
  on: 'fields',
  about:
    'A form has to ask for a phone number or an email address and require it, because you could not answer otherwise. Add the field `phone` or `email`.',
  check(document, report) {
    for (const { key, settings } of formsIn(document)) {
      const { fields } = settings;
      const contacts = fields?.filter(({ field }) => CONTACTS.includes(field));
      if (!contacts || contacts.some(isRequiredField)) continue;
      const reason =
        contacts.length === 0
          ? 'You could not answer: this form asks for no phone number and no email address. Add “- field: phone” or “- field: email”.'
          : 'You could not answer everybody: visitors may leave out both the phone number and the email address. Delete “required: no” from one of them.';
      report({ field: `${key}.fields`, reason });
    }
  },
});

const formTwice = rule({
  id: 'form-twice',
  on: 'fields',
  about: 'A form asks the same thing twice. Delete one of the two.',
  check(document, report) {
    for (const { key, settings } of formsIn(document)) {
      const { fields = [], questions = [] } = settings;
      const names = fields.map(({ field }) =>
        /^(?:first|last)Name$/.test(field) && fields.some((other) => other.field === 'name') ? 'name' : field,
      );
      const texts = questions.map(({ question }) =>
        question
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      );
      for (const at of repeated(names))
        report({
          field: `${key}.fields.${at}.field`,
          reason: `This form asks for “${names[at]}” twice. Delete one of the two.`,
        });
      for (const at of repeated(texts))
        report({
          field: `${key}.questions.${at}.question`,
          reason: 'This form asks this question twice. Delete one of the two.',
        });
    }
  },
});

/** The positions of values that stand further up too. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
}

const formChoices = rule({
  id: 'form-choices',
  on: 'fields',
  about:
    'A choice needs at least two choices, and only a choice has them: the field `projectType`, questions with “answer: choice”, and `budgets` and `starts` in business.md.',
  check(document, report) {
    const common = commonChoices(document).map(
      ([field, { length }]): Explained => [field, explainCount(length)],
    );
    for (const [field, reason] of [...common, ...formsIn(document).flatMap(explainChoices)])
      if (reason) report({ field, reason });
  },
});

type Explained = [field: string, reason: string | undefined];

function explainChoices({ key, settings: { fields = [], questions = [] } }: Form): Explained[] {
  return [
    ...fields.map((field, at): Explained => [`${key}.fields.${at}`, explainFieldChoices(field)]),
    ...questions.map((question, at): Explained => [`${key}.questions.${at}`, explainAnswerChoices(question)]),
  ];
}

function explainCount(length: number): string | undefined {
  return length === 1 ? 'One choice leaves nothing to choose. Write at least two.' : undefined;
}

type FieldSetting = NonNullable<FormSettings['fields']>[number];

function explainFieldChoices({ field, choices, services }: FieldSetting): string | undefined {
  if (field === 'projectType') return services ? undefined : explainCount(choices?.length ?? 0);
  if (!choices && !services) return undefined;
  const name = choices ? 'choices' : 'services';
  return `The field “${field}” has no choices. Delete “${name}”, or ask a question of your own with “answer: choice”.`;
}

type QuestionSetting = NonNullable<FormSettings['questions']>[number];

function explainAnswerChoices({ answer, choices = [] }: QuestionSetting): string | undefined {
  if (answer === 'choice' && choices.length === 0)
    return 'This question is answered by a choice, but has no “choices”. Write at least two, or “answer: text”.';
  if (answer === 'choice') return explainCount(choices.length);
  return choices.length > 0
    ? `A question with “answer: ${answer}” has no choices. Write “answer: choice”, or delete “choices”.`
    : undefined;
}

export const formRules: readonly Rule[] = [formContact, formTwice, formChoices];
