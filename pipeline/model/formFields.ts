import type { z } from 'zod';
import { choice, group, list, text, textList, yesNo } from '../fields/field';
import { hashOf } from '../source/cache';
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

/** What a form asks. */
export interface AskedForm {
  /** The owner's name for the form. */
  name?: string;
  fields: FormField[];
  questions: FormQuestion[];
  /** A hash of what is asked, which the form sends along; missing from a form without settings of its own. */
  version?: string;
}

/** What a form asks: what its file sets, or else the usual fields. */
export function askedForm(
  { name, fields, questions }: FormSettings,
  usual: readonly FormFieldName[],
  { site }: SectionContext,
): AskedForm {
  const { yes, no } = site.words.labels;
  const services = site.entries.service.map(({ label }) => label);
  const asked = {
    fields: (fields ?? usual.map((field) => ({ field }))).map((entry) =>
      askedField(entry, services, site.business.projectTypes),
    ),
    questions: (questions ?? []).map(({ required = false, ...question }) => ({
      ...question,
      required,
      ...(question.answer === 'yes or no' && { choices: [yes, no] }),
    })),
  };
  const isOwn = fields !== undefined || questions !== undefined;
  return { name, ...asked, ...(isOwn && { version: hashOf(JSON.stringify(asked)) }) };
}

type FieldSetting = NonNullable<FormSettings['fields']>[number];

export function isRequiredField({ field, required }: Pick<FieldSetting, 'field' | 'required'>): boolean {
  return required ?? !OPTIONAL.includes(field);
}

function askedField(
  { field, required, services: offersServices, choices = [], ...texts }: FieldSetting,
  services: string[],
  projectTypes = services,
): FormField {
  const own = [...(offersServices ? services : []), ...choices];
  return {
    name: field,
    required: isRequiredField({ field, required }),
    ...texts,
    ...(field === 'projectType' && { choices: own.length > 0 ? own : projectTypes }),
  };
}
