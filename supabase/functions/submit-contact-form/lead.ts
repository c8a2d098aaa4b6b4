import { z } from 'zod';
import { type Answer, plain, readAnswers } from './answers.ts';
import type { AnswerLabels, Business, Form } from './business.ts';
import { HttpError } from './http.ts';
import { MAIL_ADDRESS, MAX_MESSAGE } from './limits.ts';
import { MAX_PHOTOS } from './photos/limits.ts';

const NUL = String.fromCharCode(0);

/** A visitor's line of text: trimmed, at most `max` characters. */
const line = (max: number, tooLong: keyof AnswerLabels) => z.string().trim().max(max, tooLong);

const mailAddress = new RegExp(`^${MAIL_ADDRESS}$`);

/** What the page adds by itself: a value that cannot be used is left out, and no lead is refused over it. */
const metadata = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes(NUL))
    .catch('')
    .default('');

/** Years that a time may be in: others come from a broken clock, or have more than four digits. */
const MIN_YEAR = 1501;
const MAX_YEAR = 3499;

/** A time as ISO text or milliseconds; null where none can be read. */
const time = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => date.getUTCFullYear() >= MIN_YEAR && date.getUTCFullYear() <= MAX_YEAR)
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null)
  .default(null);

/** A request for an estimate, as the site's forms send it. Its error messages are names of answers. */
const Lead = z.object({
  name: line(200, 'nameTooLong'),
  email: line(254, 'emailTooLong').refine(
    (text) => text === '' || (z.regexes.html5Email.test(text) && mailAddress.test(text)),
    'emailInvalid',
  ),
  phone: line(60, 'phoneTooLong'),
  message: z.string().refine((text) => countCharacters(text) <= MAX_MESSAGE, 'messageTooLong'),
  projectType: line(80, 'projectTypeTooLong').default(''),
  address: line(300, 'addressTooLong').default(''),
  /** The path of the page that holds the form. */
  source: metadata(300),
  formName: metadata(100),
  /** The path of the page whose button led to the form; absent from a plain form. */
  from: metadata(300),
  /** The version of a form with settings of its own; absent from the usual ones. */
  formVersion: metadata(100),
  submittedAt: time,
  /** When the form was ready to be filled in; absent from a plain form. */
  startedAt: time,
  /** The same for every retry of one message; absent from a plain form. */
  idempotencyKey: metadata(200),
  /** How many photographs follow, each in a request of its own. */
  photos: z.number().int().min(0).max(MAX_PHOTOS).catch(0).default(0),
  /** SHA-256 of the secret that they are sent with, in hexadecimal. */
  photoKey: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .catch('')
    .default(''),
  /** The honeypot: people leave it empty. What a program wrote into it is not stored. */
  website: z
    .string()
    .transform((text) => (text === '' ? '' : 'filled'))
    .catch('filled')
    .default(''),
});

/** What a form may send: the lead, and answers under names that begin with `answers.`. */
export type LeadInput = z.input<typeof Lead> & { [answer: `answers.${string}`]: string };

/** A request for an estimate that passed its checks. */
export type Lead = z.output<typeof Lead> & {
  answers: Answer[];
  /** The title of the page that holds the form; empty for a page that is not known. */
  pageTitle: string;
};

/** The answer where a field is missing, in the order of a form. */
const MISSING: Readonly<Record<string, keyof AnswerLabels>> = {
  name: 'nameMissing',
  email: 'emailMissing',
  phone: 'phoneMissing',
  message: 'messageMissing',
  projectType: 'projectTypeMissing',
  address: 'addressMissing',
};

/** A form without settings of its own. */
const USUAL: Form = { required: ['name', 'email', 'phone', 'message'], questions: [] };

/**
 * Checks the fields of a request. A page from before a deploy may hold a form that is not known any more: it needs no more
 * than a way to answer. Throws an `HttpError` (422) that names everything still missing.
 */
export function readLead(
  fields: Record<string, unknown>,
  { forms, pageTitles, pagePaths, answers: say }: Business,
): Lead {
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes(NUL);
  if (Object.entries(fields).some(([name, value]) => isShown(name) && (hasNul(name) || hasNul(value)))) {
    throw new HttpError(422, say.badCharacter);
  }

  const sentences: Readonly<Record<string, string>> = say;
  const sentence = (name: string) => sentences[name] ?? say.invalid;
  const { email = '', phone = '', message = '', formVersion = '' } = fields;
  const given = { ...fields, name: joinNames(fields), email, phone, message };
  const read = Lead.safeParse(given, { error: () => 'invalid' });
  const form = formVersion === '' ? USUAL : ownValue(forms, formVersion);
  const { answers, problems } = readAnswers(fields, form, say);
  const all = [...problemsOf(given, form, read.error).map(sentence), ...problems];
  if (!read.success || all.length > 0) throw new HttpError(422, [...new Set(all)].join(' '));
  const from = pagePaths.includes(read.data.from) ? read.data.from : '';
  return { ...read.data, from, answers, pageTitle: ownValue(pageTitles, read.data.source) ?? '' };
}

/** What is wrong with the fields: names of answers, at most one for each, in the order of a form. */
function problemsOf(
  given: Readonly<Record<string, unknown>>,
  form: Form | undefined,
  error?: z.ZodError,
): string[] {
  const isEmpty = (name: string) => isBlank(given[name]);
  const isEither = !form || form.contactBy === 'either';
  const invalid = new Map(error?.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
  const required = new Set(form?.required.map((name) => (/^(?:first|last)Name$/.test(name) ? 'name' : name)));
  const types = form?.projectTypes?.map(plain);
  return Object.entries(MISSING).flatMap(([name, missing]) => {
    if (required.has(name) && isEmpty(name)) return [missing];
    if (name === 'email' && isEither && isEmpty('email') && isEmpty('phone')) return ['phoneOrEmailMissing'];
    if (invalid.has(name)) return [invalid.get(name) ?? ''];
    const type = given[name];
    const isUnknownType =
      name === 'projectType' &&
      types &&
      typeof type === 'string' &&
      !isBlank(type) &&
      !types.includes(plain(type));
    return isUnknownType ? [missing] : [];
  });
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The value of a key that the object itself has. */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(values, key) ? values[key] : undefined;
}

/** A form with two fields for the name sends one name. */
function joinNames({ name, firstName, lastName }: Record<string, unknown>): unknown {
  if (typeof name === 'string' && name.trim() !== '') return name;
  return [firstName, lastName].map((part) => (typeof part === 'string' ? part.trim() : '')).join(' ');
}

/** Whether the visitor sees the field, and so can change what is in it. */
function isShown(name: string): boolean {
  return Object.hasOwn(MISSING, name) || /^(?:firstName$|lastName$|answers\.)/.test(name);
}

/** As people count: an accent belongs to its letter, however the device writes it. */
function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}
