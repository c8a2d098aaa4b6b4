import type { z } from 'zod';
import { choice, yesNo } from '../kinds/choice';
import { telephone } from '../kinds/contact';
import { group, list, text, textList } from '../kinds/kind';
import { hashOf } from '../source/store.mjs';
import type { Site } from './Site';
import type { SectionContext } from './section';

/** What a form can ask. Its look and its label belong to the component. */
const FIELD_NAMES = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'projectType',
  'message',
] as const;

export type FormFieldName = (typeof FIELD_NAMES)[number];

/** The most that a form may ask, in numbers and characters; the form's function takes no less. */
export const FORM_LIMITS = { questions: 10, question: 120, choices: 30, choice: 80, name: 60 };

/** The fields that visitors may leave empty unless the form says otherwise. */
const OPTIONAL: readonly FormFieldName[] = ['address', 'projectType'];

const ANSWERS = ['text', 'choice', 'yes or no'] as const;

const ask = {
  hint: text('A small line of text under it.', 'We call between 8 AM and 5 PM.').optional(),
  choices: textList('What visitors can choose.', 'Before 1950').optional(),
};

/** What an owner can set in every form. */
export const formSettings = {
  note: text('A small line of text under the form.', 'We answer within 24 hours.').optional(),
  name: text(
    'The name of the form, which your emails show. Each form needs a name of its own.',
    'Quote Form',
  ).optional(),
  fields: list(
    group(
      {
        field: choice(FIELD_NAMES, 'What is asked.'),
        label: text('The words above it, if not the usual ones.', 'Your name').optional(),
        required: yesNo('Whether visitors must fill it in.', 'yes').optional(),
        ...ask,
        services: yesNo('Write `yes` to offer your services as choices of `projectType`.', 'yes').optional(),
      },
      'One field.',
    ),
    'The fields of the form, in their order. Without them, the form has the usual ones.',
    {
      exampleLines: [
        '- field: name',
        '  label: Your name',
        '- field: phone',
        '  required: yes',
        '  hint: We call between 8 AM and 5 PM.',
        '- field: projectType',
        '  services: yes',
        '  choices:',
        '    - Something else',
        '- field: message',
      ],
    },
  ).optional(),
  questions: list(
    group(
      {
        question: text('The question, up to 120 characters.', 'When was the house built?'),
        answer: choice(ANSWERS, 'How it is answered.'),
        required: yesNo('Whether visitors must answer it.', 'no').optional(),
        ...ask,
      },
      'One question.',
    ),
    'Questions of your own, which stand above the message. The answers are in your email.',
    {
      exampleLines: [
        '- question: When was the house built?',
        '  answer: choice',
        '  choices:',
        '    - Before 1950',
        '    - 1950 or later',
        '- question: Do you have pets?',
        '  answer: yes or no',
        '  required: yes',
      ],
    },
  ).optional(),
};

/** What the file of a form sets. */
export type FormSettings = { [K in keyof typeof formSettings]?: z.output<(typeof formSettings)[K]> };

/** A field as its form asks it. */
export interface FormField {
  name: FormFieldName;
  required: boolean;
  label?: string;
  hint?: string;
  choices?: string[];
}

/** A question of the owner's own. The choices of `yes or no` are the site's words for them. */
export interface FormQuestion {
  question: string;
  answer: (typeof ANSWERS)[number];
  required: boolean;
  hint?: string;
  choices?: string[];
}

export type AskedForm = ReturnType<typeof askedForm>;

/** What a form asks: what its file sets, or else the usual fields; and what the business asks in every form. */
export function askedForm(
  { name, fields, questions }: FormSettings,
  usual: readonly FormFieldName[],
  { site }: SectionContext,
) {
  const own = fields ?? usual.map((field) => ({ field }));
  const offersBoth = CONTACTS.every((name) => own.some(({ field }) => field === name));
  const isEither = site.business.contactBy === 'either' && offersBoth;
  const allFields = own.map((entry) => askedField(entry, site, isEither));
  const needsOne = isEither && !allFields.some(({ name, required }) => required && CONTACTS.includes(name));
  const asked = {
    fields: needsOne ? allFields.map((field) => withHint(field, site)) : allFields,
    questions: askedQuestions(questions ?? [], site),
    /** Whether a phone number or an email address is enough, of which neither is required. */
    ...(needsOne && { contactBy: 'either' as const }),
  };
  const isUsual = !fields && !isEither && asked.questions.length === 0;
  // The form sends the hash of what is asked along.
  return { name, ...asked, ...(!isUsual && { version: hashOf(JSON.stringify(asked)) }) };
}

const CONTACTS: readonly FormFieldName[] = ['phone', 'email'];

type FieldSetting = NonNullable<FormSettings['fields']>[number];

/** The questions of a form, and those of the business that it does not ask itself. */
function askedQuestions(
  own: NonNullable<FormSettings['questions']>,
  { business, words }: Site,
): FormQuestion[] {
  const { yes, no, budget, start, howToReach } = words.labels;
  const usual: FormQuestion[] = [
    ...askChoice(budget, business.budgets),
    ...askChoice(start, business.starts),
    ...(business.askHowToReach ? [{ question: howToReach, answer: 'text' as const, required: false }] : []),
  ];
  return [
    ...own.map(({ required = false, ...question }) => ({
      ...question,
      required,
      ...(question.answer === 'yes or no' && { choices: [yes, no] }),
    })),
    ...usual.filter(({ question }) => !own.some((other) => other.question === question)),
  ];
}

function askChoice(question: string, choices: string[] | undefined): FormQuestion[] {
  return choices ? [{ question, answer: 'choice', required: false, choices }] : [];
}

/** Says under a phone number and an email address that one is enough, unless the owner says something there. */
function withHint(field: FormField, { words }: Site): FormField {
  return CONTACTS.includes(field.name) ? { hint: words.labels.eitherIsEnough, ...field } : field;
}

export function isRequiredField({ field, required }: Pick<FieldSetting, 'field' | 'required'>): boolean {
  return required ?? !OPTIONAL.includes(field);
}

function askedField(
  { field, required, services: offersServices, choices = [], ...texts }: FieldSetting,
  { entries, business }: Site,
  isEither: boolean,
): FormField {
  const services = entries.service.map(({ label }) => label);
  const own = [...(offersServices ? services : []), ...choices];
  const isOneOfTwo = isEither && CONTACTS.includes(field);
  return {
    name: field,
    required: isOneOfTwo ? required === true : isRequiredField({ field, required }),
    ...texts,
    ...(field === 'projectType' && { choices: own.length > 0 ? own : (business.projectTypes ?? services) }),
  };
}

/** The pages after a form without scripts: sent, and not sent. */
export const formPages = { thanks: '/thank-you', notSent: '/not-sent' };

/** What every form needs: its action, its page, the phone number for errors, the promise after sending, and the page that says what happens next; while there is no form, the email address, or nothing in its place. */
export function formFacts({ site, page }: SectionContext) {
  const phone = page.phone ?? site.business.phone;
  return {
    action: `${site.settings.functionsUrl}/submit-contact-form`,
    source: page.address,
    phone,
    phoneHref: telephone(phone),
    business: site.business.shortName ?? site.business.name,
    promise: site.business.promise,
    privacy: site.business.privacyPage,
    email: site.business.form === false ? (site.business.email ?? '') : undefined,
    thanks: formPages.thanks,
  };
}
