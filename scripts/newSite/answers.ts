import { z } from 'zod';
import { languageNames } from '../../pipeline/labels/labels';
import { readYaml } from '../../pipeline/source/plainYaml';
import { siteLanguages } from './templates';

const words = z.string().trim().min(1);
const digits = z.union([z.string(), z.number()]).transform(String);

const Town = z.union([
  words.transform((name) => ({ name })),
  z.strictObject({
    name: words,
    state: words.optional(),
    postalCode: digits.optional(),
    county: words.optional(),
  }),
]);

const Service = z.union([
  words.transform((name) => ({ name })),
  z.strictObject({ name: words, text: words.optional() }),
]);

const Person = z.strictObject({
  name: words,
  role: words,
  experience: words,
  description: words.optional(),
  specialties: z.array(words).optional(),
});

/** What `npm run new -- site` asks, and what a file of answers may say. */
const Answers = z.strictObject({
  language: z.enum(siteLanguages.map(({ name }) => name)).default(languageNames[0] ?? ''),
  /** Everything on the home page: no page for a service or a town. */
  onePage: z.boolean().default(false),
  name: words,
  shortName: words.max(30).optional(),
  /** A type of schema.org: Plumber, HousePainter. */
  trade: words,
  street: words.optional(),
  town: words,
  state: words,
  postalCode: digits,
  /** Where the state has several. */
  timeZone: words.optional(),
  phone: words,
  email: words,
  site: z.url().optional(),
  repository: words.optional(),
  founded: digits.optional(),
  employees: digits.optional(),
  license: words.optional(),
  /** `24/7`, or what stands below `hours:` in business.md. */
  hours: z.union([z.literal('24/7'), z.array(z.record(z.string(), z.unknown())).min(1)]),
  services: z.array(Service).min(1),
  towns: z.array(Town).default([]),
  people: z.array(Person).default([]),
  /** Further fields of business.md, as they are written there. */
  business: z.record(z.string(), z.unknown()).default({}),
  /** Files to copy, from their path in the new content to the one beside the answers: a logo. */
  files: z.record(z.string(), z.string()).default({}),
});

export type Answers = z.output<typeof Answers>;

/** The answers in a YAML text. */
export const readAnswers = (text: string): Answers => checkAnswers(readYaml(text));

/** Throws a sentence for each answer that is missing or wrong. */
export function checkAnswers(given: unknown): Answers {
  const { data, error } = Answers.safeParse(given);
  if (data) return data;
  const sentences = error.issues.map(({ path, message }) => `“${path.join('.')}”: ${message}`);
  throw new Error(`The answers are not complete:\n${sentences.join('\n')}`);
}
