import { FORM_LIMITS, type FormSettings, isRequiredField } from '../../../model/forms';
import { rangeOfValue } from '../../../passages/Range';
import { type Document, formsIn, isOfType } from '../../Document';
import { type MessageText, rule } from '../../rule';

/** All lists of choices with the paths of their fields: those of business.md for all forms, or those of single forms. */
function choicesIn(document: Document): [field: string, choices: readonly string[]][] {
  const { budgets = [], starts = [] } = isOfType('business')(document) ? document.fields : {};
  const ofForms = formsIn(document).flatMap(({ key, settings: { fields = [], questions = [] } }) =>
    Object.entries({ fields, questions }).flatMap(([list, entries]) =>
      entries.map(({ choices = [] }, at): [string, string[]] => [`${key}.${list}.${at}.choices`, choices]),
    ),
  );
  return [...Object.entries({ budgets, starts }), ...ofForms];
}

const CONTACTS = ['phone', 'email'];

const formContact = rule({
  id: 'form-contact',
  what: 'You could not answer: this form asks for no phone number and no email address.',
  advice: 'Add “- field: phone” or “- field: email”.',
  fields(document, report) {
    for (const { key, settings } of formsIn(document)) {
      const contacts = settings.fields?.filter(({ field }) => CONTACTS.includes(field));
      if (!contacts || contacts.some(isRequiredField)) continue;
      const what =
        'You could not answer everybody: visitors may leave out both the phone number and the email address.';
      const notRequired = { what, advice: 'Delete “required: no” from one of them.' };
      const says = contacts.length === 0 ? undefined : notRequired;
      report({ range: rangeOfValue(document, `${key}.fields`), ...says });
    }
  },
});

const formTwice = rule({
  id: 'form-twice',
  what: 'This form asks {what} twice.',
  advice: 'Delete one of the two.',
  fields(document, report) {
    for (const { key, settings } of formsIn(document)) {
      const { fields = [], questions = [] } = settings;
      const hasName = fields.some(({ field }) => field === 'name');
      const names = fields.map(({ field }) =>
        hasName && /^(?:first|last)Name$/.test(field) ? 'name' : field,
      );
      const texts = questions.map(({ question }) => question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
      const reportAt = (field: string, what: string) =>
        report({ range: rangeOfValue(document, `${key}.${field}`), data: { what } });
      for (const at of repeated(names)) reportAt(`fields.${at}.field`, `for “${names[at]}”`);
      for (const at of repeated(texts)) reportAt(`questions.${at}.question`, 'this question');
    }
  },
});

/** The indexes of values that repeat an earlier one. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));

const formChoices = rule({
  id: 'form-choices',
  fields(document, report) {
    const check = (field: string, says?: MessageText) =>
      says && report({ range: rangeOfValue(document, field), ...says });
    const ofAll = isOfType('business')(document) ? choicesIn(document) : [];
    for (const [field, { length }] of ofAll) check(field, explainCount(length));
    for (const { key, settings } of formsIn(document)) {
      const { fields = [], questions = [] } = settings;
      for (const [at, field] of fields.entries()) check(`${key}.fields.${at}`, explainFieldChoices(field));
      for (const [at, question] of questions.entries())
        check(`${key}.questions.${at}`, explainAnswerChoices(question));
    }
  },
});

const explainCount = (length: number): MessageText | undefined =>
  length === 1 ? { what: 'One choice leaves nothing to choose.', advice: 'Write at least two.' } : undefined;

type FieldSetting = NonNullable<FormSettings['fields']>[number];

function explainFieldChoices({ field, choices, services }: FieldSetting): MessageText | undefined {
  if (field === 'projectType') return services ? undefined : explainCount(choices?.length ?? 0);
  if (!choices && !services) return undefined;
  return {
    what: `The field “${field}” has no choices.`,
    advice: `Delete “${choices ? 'choices' : 'services'}”, or ask a question of your own with “answer: choice”.`,
  };
}

type QuestionSetting = NonNullable<FormSettings['questions']>[number];

function explainAnswerChoices({ answer, choices = [] }: QuestionSetting): MessageText | undefined {
  if (answer === 'choice' && choices.length === 0)
    return {
      what: 'This question is answered by a choice, but has no “choices”.',
      advice: 'Write at least two, or “answer: text”.',
    };
  if (answer === 'choice') return explainCount(choices.length);
  if (choices.length === 0) return undefined;
  return {
    what: `A question with “answer: ${answer}” has no choices.`,
    advice: 'Write “answer: choice”, or delete “choices”.',
  };
}

const formSize = rule({
  id: 'form-size',
  what: 'This has {size} characters; it may have {max}.',
  advice: 'Shorten it.',
  about: `A long form is not filled in. It may have ${FORM_LIMITS.questions} questions of ${FORM_LIMITS.question} characters, and ${FORM_LIMITS.choices} choices of ${FORM_LIMITS.choice} characters. Its name may have ${FORM_LIMITS.name} characters.`,
  fields(document, report) {
    type Measured = string | readonly unknown[];
    const check = (field: string, { length: size }: Measured, max: number, says?: MessageText) =>
      size > max && report({ range: rangeOfValue(document, field), ...says, data: { size, max } });
    for (const [field, choices] of choicesIn(document)) {
      check(field, choices, FORM_LIMITS.choices, MANY_CHOICES);
      for (const [at, choice] of choices.entries()) check(`${field}.${at}`, choice, FORM_LIMITS.choice);
    }
    for (const { key, settings } of formsIn(document)) {
      const { name = '', questions = [] } = settings;
      check(`${key}.name`, name, FORM_LIMITS.name);
      check(`${key}.questions`, questions, FORM_LIMITS.questions, MANY_QUESTIONS);
      for (const [at, { question }] of questions.entries())
        check(`${key}.questions.${at}.question`, question, FORM_LIMITS.question);
    }
  },
});

const MANY_QUESTIONS = {
  what: 'This form asks {size} questions of your own; it may ask {max}.',
  advice: 'Ask the others when you call.',
};
const MANY_CHOICES = {
  what: 'There are {size} choices; at most {max} can be offered.',
  advice: 'Combine some.',
};

export const formRules = [formContact, formTwice, formChoices, formSize];
