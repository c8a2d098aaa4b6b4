import type { z } from 'zod';
import { choice, yesNo } from '../kinds/choice';
import { telephone } from '../kinds/contact';
import { group, list, text, textList } from '../kinds/kind';
import { hashOf } from '../source/store.mjs';
import type { Site } from './Site';
import type { SectionContext } from './section';

/** The fields that a form can have. Their appearance and labels are in `components/form/FormFields.tsx`. */
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

/** Maximum counts, and maximum lengths in characters. The form's function must accept at least these. */
export const FORM_LIMITS = { questions: 10, question: 120, choices: 30, choice: 80, name: 60 };

/** Fields that are optional by default. */
const OPTIONAL: readonly FormFieldName[] = ['address', 'projectType'];

const ANSWERS = ['text', 'choice', 'yes or no'] as const;

const sharedSettings = {
  hint: text('A small line of text under it.', 'We call between 8 AM and 5 PM.').optional(),
  choices: textList('What visitors can choose.', 'Before 1950').optional(),
};

/** The settings that every form section has, as fields of its schema. */
export const formSettings = {
  note: text('A small line of text under the form.', 'We answer within 24 hours.').optional(),
  name: text(
    'The name of the form, which your emails show. Each form needs a name of its own.',
    'Quote Form',
  ).optional(),
  fields: list(
    group('One field.', {
      field: choice(FIELD_NAMES, 'What is asked.'),
      label: text('The words above it, if not the usual ones.', 'Your name').optional(),
      required: yesNo('Whether visitors must fill it in.', 'yes').optional(),
      ...sharedSettings,
      services: yesNo('Write `yes` to offer your services as choices of `projectType`.', 'yes').optional(),
    }),
    'The fields of the form, in their order. Without them, the form has the usual ones.',
    {
      exampleItems: [
        { field: 'name', label: 'Your name' },
        { field: 'phone', required: 'yes', hint: 'We call between 8 AM and 5 PM.' },
        { field: 'projectType', services: 'yes', choices: ['Something else'] },
        { field: 'message' },
      ],
    },
  ).optional(),
  questions: list(
    group('One question.', {
      question: text('The question, up to 120 characters.', 'When was the house built?'),
      answer: choice(ANSWERS, 'How it is answered.'),
      required: yesNo('Whether visitors must answer it.', 'no').optional(),
      ...sharedSettings,
    }),
    'Questions of your own, which stand above the message. The answers are in your email.',
    {
      exampleItems: [
        {
          question: 'When was the house built?',
          answer: 'choice',
          choices: ['Before 1950', '1950 or later'],
        },
        { question: 'Do you have pets?', answer: 'yes or no', required: 'yes' },
      ],
    },
  ).optional(),
};

/** The settings of a form in its content file. */
export type FormSettings = { [K in keyof typeof formSettings]?: z.output<(typeof formSettings)[K]> };

/** What fields and questions have in common. */
interface Asked {
  required: boolean;
  hint?: string;
  choices?: string[];
}

/** A field of a form. */
export interface FormField extends Asked {
  name: FormFieldName;
  label?: string;
}

/** A custom question of the owner. For `yes or no`, the choices are the labels of the site. */
export interface FormQuestion extends Asked {
  question: string;
  answer: (typeof ANSWERS)[number];
}

export type FormDefinition = ReturnType<typeof defineForm>;

/** The fields and questions of a form: those in its settings, otherwise the `usual` fields; and the questions that the business asks in every form. */
export function defineForm(
  { name, fields, questions }: FormSettings,
  usual: readonly FormFieldName[],
  { site }: SectionContext,
) {
  const fieldSettings = fields ?? usual.map((field) => ({ field }));
  const offersBoth = CONTACTS.every((name) => fieldSettings.some(({ field }) => field === name));
  const isEither = site.business.contactBy === 'either' && offersBoth;
  const allFields = fieldSettings.map((setting) => formField(setting, site, isEither));
  const needsOne = isEither && !allFields.some(({ name, required }) => required && CONTACTS.includes(name));
  const definition = {
    fields: needsOne ? allFields.map((field) => withContactHint(field, site)) : allFields,
    questions: formQuestions(questions ?? [], site),
    /** Set if a visitor must fill in the phone number or the email address, but not both. */
    ...(needsOne && { contactBy: 'either' as const }),
  };
  const isUsual = !fields && !isEither && definition.questions.length === 0;
  // The form sends this hash to its function, which then knows which fields and questions were shown.
  return { name, ...definition, ...(!isUsual && { version: hashOf(JSON.stringify(definition)) }) };
}

/** Of these two fields, a visitor may have to fill in only one. */
const CONTACTS: readonly FormFieldName[] = ['phone', 'email'];

type FieldSetting = NonNullable<FormSettings['fields']>[number];

/** The form's own questions, and the questions of the business, without duplicates. */
function formQuestions(
  own: NonNullable<FormSettings['questions']>,
  { business, siteLanguage }: Site,
): FormQuestion[] {
  const { yes, no, budget, start, howToReach } = siteLanguage.labels;
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

/** Adds a hint to the phone number and the email address that one of them is enough, unless the owner wrote another hint. */
function withContactHint(field: FormField, { siteLanguage }: Site): FormField {
  return CONTACTS.includes(field.name) ? { hint: siteLanguage.labels.eitherIsEnough, ...field } : field;
}

/** Whether visitors must fill in a field, by its setting or by default. */
export function isRequiredField({ field, required }: Pick<FieldSetting, 'field' | 'required'>): boolean {
  return required ?? !OPTIONAL.includes(field);
}

/** A field with its choices. `isEither`: a phone number or an email address is enough. */
function formField(
  { field, required, services: offersServices, choices = [], ...texts }: FieldSetting,
  { entries, business }: Site,
  isEither: boolean,
): FormField {
  const services = entries.service.map(({ label }) => label);
  const offered = [...(offersServices ? services : []), ...choices];
  const isOneOfTwo = isEither && CONTACTS.includes(field);
  return {
    name: field,
    required: isOneOfTwo ? required === true : isRequiredField({ field, required }),
    ...texts,
    ...(field === 'projectType' && {
      choices: offered.length > 0 ? offered : (business.projectTypes ?? services),
    }),
  };
}

/** The result pages of a form that is sent without scripts. */
export const formPages = { thanks: '/thank-you', notSent: '/not-sent' };

/** The data that every form needs, besides its fields and questions. */
export function formFacts({ site, page }: SectionContext) {
  const phone = page.phone ?? site.business.phone;
  return {
    action: `${site.settings.functionsUrl}/submit-contact-form`,
    source: page.address,
    /** For error messages. */
    phone,
    phoneHref: telephone(phone),
    business: site.business.shortName ?? site.business.name,
    /** When visitors can expect an answer. */
    promise: site.business.promise,
    privacy: site.business.privacyPage,
    /** Whether the site has a function to send the form to. */
    hasForm: site.business.form !== false,
    /** What visitors write to without a form. */
    email: site.business.email,
    thanksAddress: formPages.thanks,
  };
}
