import { z } from 'zod';
import { type Answer, collapseSpaces, readAnswers } from './answers.ts';
import type { Business, ErrorLabels, Form } from './business.ts';
import { HttpError } from './http.ts';
import { MAIL_ADDRESS, MAX_MESSAGE } from './limits.ts';
import { MAX_PHOTOS } from './photos/photoLimits.ts';

const NUL = String.fromCharCode(0);

/** A visitor's line of text: trimmed, at most `max` characters. `tooLong`: the key of the error message. */
const line = (max: number, tooLong: keyof ErrorLabels) => z.string().trim().max(max, tooLong);

const mailAddress = new RegExp(`^${MAIL_ADDRESS}$`);

/** A field that the page fills in, not the visitor: an invalid value becomes empty and refuses no lead. */
const metadata = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes(NUL))
    .catch('')
    .default('');

/** Years outside of these come from a wrong clock; Postgres could not store some of them. */
const MIN_YEAR = 1970;
const MAX_YEAR = 2200;

/** A time as ISO text or milliseconds; null if it is invalid. */
const time = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => date.getUTCFullYear() >= MIN_YEAR && date.getUTCFullYear() <= MAX_YEAR)
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null)
  .default(null);

/** A request for an estimate, as the site's forms send it. Its error messages are keys of `ErrorLabels`. */
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
  /** The path of the page whose button led to the form. Only the form's script sends it. */
  from: metadata(300),
  /** The version of a form with its own settings. */
  formVersion: metadata(100),
  submittedAt: time,
  /** When the visitor could begin to fill in the form. Only the form's script sends it. */
  startedAt: time,
  /** The same for every retry of a lead. Only the form's script sends it. */
  idempotencyKey: metadata(200),
  /** How many photographs follow, each in its own request. */
  photos: z.number().int().min(0).max(MAX_PHOTOS).catch(0).default(0),
  /** SHA-256 of the secret that is sent with each photograph, in hexadecimal. */
  photoKey: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .catch('')
    .default(''),
  /** The honeypot, which people leave empty. Its content is not stored. */
  website: z
    .string()
    .transform((text) => (text === '' ? '' : 'filled'))
    .catch('filled')
    .default(''),
});

/** The fields that a form may send. */
export type LeadInput = z.input<typeof Lead> & { [answer: `answers.${string}`]: string };

/** A valid request for an estimate. */
export type Lead = z.output<typeof Lead> & {
  answers: Answer[];
  /** The title of the page with the form; empty if `source` is unknown. */
  pageTitle: string;
};

/** The message for each missing field, in the order of a form. */
const MISSING_LABELS: Readonly<Record<string, keyof ErrorLabels>> = {
  name: 'nameMissing',
  email: 'emailMissing',
  phone: 'phoneMissing',
  message: 'messageMissing',
  projectType: 'projectTypeMissing',
  address: 'addressMissing',
};

/** The settings of a form without `formVersion`. */
const DEFAULT_FORM: Form = { required: ['name', 'email', 'phone', 'message'], questions: [] };

/** Checks the fields of a request. An unknown form needs only a phone number or an email address. Throws an `HttpError` with all problems. */
export function readLead(
  fields: Record<string, unknown>,
  { forms, pageTitles, pagePaths, answers: labels }: Business,
): Lead {
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes(NUL);
  if (Object.entries(fields).some(([name, value]) => isVisible(name) && (hasNul(name) || hasNul(value)))) {
    throw new HttpError(422, labels.badCharacter);
  }

  const sentences: Readonly<Record<string, string>> = labels;
  const sentence = (name: string) => sentences[name] ?? labels.invalid;
  const { email = '', phone = '', message = '', formVersion = '' } = fields;
  const completed = { ...fields, name: joinNames(fields), email, phone, message };
  const parsed = Lead.safeParse(completed, { error: () => 'invalid' });
  const form = formVersion === '' ? DEFAULT_FORM : ownValue(forms, formVersion);
  const { answers, problems } = readAnswers(fields, form, labels);
  const messages = [...problemsOf(completed, form, parsed.error).map(sentence), ...problems];
  if (!parsed.success || messages.length > 0) throw new HttpError(422, [...new Set(messages)].join(' '));
  const from = pagePaths.includes(parsed.data.from) ? parsed.data.from : '';
  return { ...parsed.data, from, answers, pageTitle: ownValue(pageTitles, parsed.data.source) ?? '' };
}

/** The problems of the fields as keys of `ErrorLabels`, at most one per field, in the order of a form. */
function problemsOf(
  given: Readonly<Record<string, unknown>>,
  form: Form | undefined,
  error?: z.ZodError,
): string[] {
  const isEmpty = (name: string) => isBlank(given[name]);
  const isEither = !form || form.contactBy === 'either';
  const invalid = new Map(error?.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
  const required = new Set(form?.required.map((name) => (/^(?:first|last)Name$/.test(name) ? 'name' : name)));
  const types = form?.projectTypes?.map(collapseSpaces);
  const isUnknownType = (type: unknown) =>
    types && typeof type === 'string' && !isBlank(type) && !types.includes(collapseSpaces(type));
  return Object.entries(MISSING_LABELS).flatMap(([name, missing]) => {
    if (required.has(name) && isEmpty(name)) return [missing];
    if (name === 'email' && isEither && isEmpty('email') && isEmpty('phone')) return ['phoneOrEmailMissing'];
    if (invalid.has(name)) return [invalid.get(name) ?? ''];
    return name === 'projectType' && isUnknownType(given[name]) ? [missing] : [];
  });
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The value of a property, but not of an inherited one such as `constructor`. */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(values, key) ? values[key] : undefined;
}

/** The name, or else the first and last name, for which some forms ask instead. */
function joinNames({ name, firstName, lastName }: Record<string, unknown>): unknown {
  if (typeof name === 'string' && name.trim() !== '') return name;
  return [firstName, lastName].map((part) => (typeof part === 'string' ? part.trim() : '')).join(' ');
}

/** Whether the visitor fills in the field, and so can correct it. */
function isVisible(name: string): boolean {
  return Object.hasOwn(MISSING_LABELS, name) || /^(?:firstName$|lastName$|answers\.)/.test(name);
}

/** Counts code points; NFC joins an accent with its letter. */
function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}
