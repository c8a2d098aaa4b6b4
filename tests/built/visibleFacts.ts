import type { HTMLElement } from 'node-html-parser';
import { textOf } from '../../scripts/compare/readPage';

/** Properties that visitors do not see: identifiers, file addresses, sizes, codes, and what only search engines read. */
const EXEMPT = new Set([
  '@id',
  '@type',
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'primaryImageOfPage',
  'geo',
  'inLanguage',
  'position',
  'wordCount',
  'bestRating',
  'addressCountry',
  'description',
  'alternateName',
]);

/** Every fact of a graph that must be visible on the page: its property, path and value. */
function* factsIn(
  value: unknown,
  name = '',
  path = '',
): Generator<{ name: string; path: string; value: string }> {
  if (EXEMPT.has(name)) return;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* factsIn(each, name, `${path}.${index}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* factsIn(inner, key, `${path}.${key}`);
  } else if (value !== undefined) yield { name, path, value: String(value) };
}

/** The text of a page that can be seen or heard, and its title. */
export function visibleWords(page: HTMLElement): string {
  const body = page.querySelector('body');
  if (!body) throw new Error('the page has no body');
  const spoken = body
    .querySelectorAll('[role="img"][aria-label]')
    .map((each) => each.getAttribute('aria-label'));
  return [textOf(body), page.querySelector('title')?.text, ...spoken].join(' | ');
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const SHORT_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The visible forms of a value in a graph. */
const SPELLINGS: Record<string, (value: string) => RegExp> = {
  telephone: (value) => new RegExp(value.replace(/^\+1/, '').split('').join('\\D*')),
  datePublished: (value) => exact(LONG.format(new Date(`${value}T00:00:00Z`))),
  dateModified: (value) => exact(LONG.format(new Date(`${value}T00:00:00Z`))),
  opens: clock,
  closes: clock,
  dayOfWeek: (value) => new RegExp(SHORT_DAYS.includes(value) ? 'Mon(day)? ?- ?Fri(day)?' : value),
  minValue: (value) => new RegExp(`\\b${value}(-| to )\\d+ people`),
  maxValue: (value) => new RegExp(`\\d+(-| to )${value} people`),
  reviewCount: (value) => new RegExp(`\\b${value}\\+? reviews`),
  ratingValue: (value) =>
    new RegExp(`\\b${value.replace('.', '\\.')}\\b( out of 5 stars|( rating)? (in|from) \\d+)`),
  keywords: (value) => all(value.split(', ')),
  paymentAccepted: (value) => all(value.split(', ')),
  // The footer lists the counties by name, under a heading.
  name: (value) => exact(value.replace(/ County$/, '')),
};

/** The facts of a graph that are not in the text of its page. */
export function hiddenFacts(graph: unknown, words: string): string[] {
  return [...factsIn(graph)]
    .filter(({ name, value }) => !(SPELLINGS[name] ?? exact)(value).test(words))
    .map(({ path, value }) => `${path}: ${value}`);
}

function exact(value: string): RegExp {
  return new RegExp(literally(value), 'i');
}

function all(values: readonly string[]): RegExp {
  return new RegExp(values.map((value) => `(?=.*${literally(value)})`).join(''), 'is');
}

function clock(time: string): RegExp {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return exact(`${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
