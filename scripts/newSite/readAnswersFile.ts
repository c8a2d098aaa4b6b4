import { isNone } from '../../pipeline/kinds/words';
import { isSlip, nearest } from '../../pipeline/lint/suggest';
import { readYamlTexts } from '../../pipeline/source/plainYaml';
import { ANSWER_KEYS, QUESTIONS } from './questions';

/** Answers that are not asked for in the terminal. */
const OTHER_KEYS = [
  ...['language', 'repository', 'address', 'county', 'timeZone', 'employees', 'shortName', 'onePage'],
  ...['business', 'files'],
];

/** A text in small letters without accents, with single spaces between its words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Answers by what a file may call them. */
const KEY_OF = new Map([
  ...ANSWER_KEYS.map((key) => [plainText(QUESTIONS[key][0]), key] as const),
  ...[...ANSWER_KEYS, ...OTHER_KEYS].map((key) => [plainText(key), key] as const),
  ...([
    ['city', 'town'],
    ['zip', 'postalCode'],
  ] as const),
]);

const UNKNOWN =
  /^(?:nope|(?:nobody|no one)\b.*|tbd|pending|later|not (?:yet|required|needed)|(?:i )?(?:dont|don t|do not|cant|can t) (?:know|have|remember|recall)\b.*)$/;

/** Whether somebody has no answer yet. */
export function isUnknown(typed: string): boolean {
  const plain = plainText(typed);
  return plain === '' || isNone(plain) || UNKNOWN.test(plain);
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of any shape as a text: the lines of a list or a map. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (!isMap(value)) return String(value).trim();
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join('\n');
}

/** Answers by their key, as they were typed. */
export interface RawAnswers {
  values: Map<string, unknown>;
  /** Lines that no answer takes, as they were typed. */
  others: string[];
}

/** Splits a file of `name: value` lines. Throws a sentence for a name that is probably misspelled. */
export function readAnswersFile(text: string): RawAnswers {
  const values = new Map<string, unknown>();
  const others: string[] = [];
  for (const { name, lines } of splitBlocks(text)) {
    const key = keyOf(name);
    if (key && !values.has(key)) values.set(key, readBlock(lines));
    else
      others.push(
        `${name}: ${lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', ')}`,
      );
  }
  return { values, others };
}

function keyOf(name: string): string | undefined {
  const plain = plainText(name);
  const key = KEY_OF.get(plain);
  const meant = key ? undefined : nearest(plain, [...KEY_OF.keys()]);
  if (meant && /^\D{5,}$/.test(plain) && isSlip(plain, meant))
    throw new Error(`There is no answer called “${name}”. Did you mean “${meant}”?`);
  return key;
}

function splitBlocks(text: string) {
  const blocks: { name: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^([\p{L}\p{N}][^:]*?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name) blocks.push({ name, lines: [value] });
    else if (line.trim() !== '' && !line.startsWith('#')) blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** What stands on the line of its name is a text as it is, since YAML would take `#0a5c7a` for a comment. */
function readBlock([first = '', ...more]: readonly string[]): unknown {
  if (more.length === 0 && !/^["'[{]/.test(first)) return first.trim();
  const block = more.length === 0 ? first : `${first}\n${more.join('\n')}`;
  try {
    return readYamlTexts(block);
  } catch {
    return [first, ...more].map((line) => line.trim().replace(/^-\s+/, '')).join('\n');
  }
}
