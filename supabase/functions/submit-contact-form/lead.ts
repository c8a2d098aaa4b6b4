import { z } from 'zod';

/** A visitor's line of text: trimmed, no longer than `longest` characters. */
const line = (longest: number, tooLong: string) => z.string().trim().max(longest, tooLong);

/** Something the page sends of itself: what cannot be used is left out, for no lead is refused over it. */
const aside = (longest: number) => z.string().trim().max(longest).catch('').default('');

/** A moment as ISO text or milliseconds, or null where none can be read. */
const moment = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()) && Math.abs(date.getUTCFullYear() - 2500) < 1000)
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null)
  .default(null);

/**
 * A request for an estimate, as the site's forms send it. The fields are those of spec.txt section 7; `address` stands on
 * area forms. The words of its errors are for the visitor.
 */
export const LeadRequest = z.object({
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
  address: line(300, 'Your address is too long: please use at most 300 characters.').default(''),
  /** The path of the page that holds the form. */
  source: aside(300),
  formName: aside(100),
  submittedAt: moment,
  /** When the visitor began to fill in the form; absent from a plain form. */
  startedAt: moment,
  /** One for each thing sent, the same for every retry of it; absent from a plain form. */
  idempotencyKey: aside(200),
  /** The honeypot: people leave it empty. */
  website: z.string().catch('filled').default(''),
});

/** What a form may send. */
export type LeadRequestInput = z.input<typeof LeadRequest>;
