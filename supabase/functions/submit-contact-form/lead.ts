import { z } from 'zod';
import { HttpError } from './http.ts';

const NUL = String.fromCharCode(0);

/** A visitor's line of text: trimmed, at most `max` characters. */
const line = (max: number, tooLong: string) => z.string().trim().max(max, tooLong);

/** What the page adds by itself: a value that cannot be used is left out, and no lead is refused over it. */
const metadata = (max: number) => z.string().trim().max(max).catch('').default('');

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

/** A request for an estimate, as the site's forms send it. Its error messages are for the visitor. */
const Lead = z.object({
  name: line(200, 'Your name is too long: please use at most 200 characters.').min(
    1,
    'Please enter your full name.',
  ),
  email: line(254, 'Your email address is too long.')
    .min(1, 'Please enter your email address.')
    .regex(z.regexes.html5Email, 'Please enter a valid email address, such as name@example.com.'),
  phone: line(60, 'Your phone number is too long.').min(1, 'Please enter your phone number.'),
  message: z
    .string()
    .max(10_000, 'Your message is too long: please use at most 10,000 characters.')
    .refine((text) => text.trim() !== '', 'Please tell us about your project.'),
  projectType: line(80, 'Your project type is too long: please use at most 80 characters.').default(''),
  /** Only on the forms of towns. */
  address: line(300, 'Your address is too long: please use at most 300 characters.').default(''),
  /** The path of the page that holds the form. */
  source: metadata(300),
  formName: metadata(100),
  submittedAt: time,
  /** When the form was ready to be filled in; absent from a plain form. */
  startedAt: time,
  /** The same for every retry of one message; absent from a plain form. */
  idempotencyKey: metadata(200),
  /** The honeypot: people leave it empty. */
  website: z.string().catch('filled').default(''),
});

/** What a form may send. */
export type LeadInput = z.input<typeof Lead>;

/** A request for an estimate that passed its checks. */
export type Lead = z.output<typeof Lead>;

/** Checks the fields of a request. Throws an `HttpError` (422) that names everything still missing. */
export function readLead(fields: Record<string, unknown>): Lead {
  if (Object.values(fields).some((value) => typeof value === 'string' && value.includes(NUL))) {
    throw new HttpError(
      422,
      'Your message has a character in it that we cannot store. Please type it again.',
    );
  }

  const { email = '', phone = '', message = '' } = fields;
  const read = Lead.safeParse(
    { ...fields, name: joinNames(fields), email, phone, message },
    { error: () => 'Please check what you entered.' },
  );
  if (read.success) return read.data;

  const firstOfField = new Map(
    read.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
  throw new HttpError(422, [...new Set([...firstOfField.values()].toReversed())].join(' '));
}

/** A form with two fields for the name sends one name. */
function joinNames({ name, firstName, lastName }: Record<string, unknown>): unknown {
  if (typeof name === 'string' && name.trim() !== '') return name;
  return [firstName, lastName].map((part) => (typeof part === 'string' ? part.trim() : '')).join(' ');
}
