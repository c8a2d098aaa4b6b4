import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATES } from '../../pipeline/kinds/states';
import { MONTHS, WEEKDAYS } from '../../pipeline/kinds/words';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { sourceFiles } from './sourceFiles';

/** Two names that follow one another, as in a list or between `|`; `Monday - Friday` is an example. */
const inARow = (names: readonly string[]) =>
  names.map((name, at) => `\\b${name}\\w*[|,'"?:() ]{1,6}${names[(at + 1) % names.length]}`).join('|');

const short = (names: readonly string[]) => names.map((name) => name.slice(0, 3));
const anyState = `(?:${[...Object.keys(STATES), ...Object.values(STATES)].join('|')})`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(inARow(short(MONTHS)), 'i'),
  new RegExp(inARow(short(WEEKDAYS)), 'i'),
  // Telephone numbers: `\d{3}` twice and `\d{4}`, ten digits, an area code.
  /\\d\{3\}.{0,16}\\d\{3\}.{0,16}\\d\{4\}|\\d\{10\}|\[2-9\]\\d/,
  // States.
  new RegExp(`\\b${anyState}[|,'" ]{1,4}${anyState}\\b|\\[A-Z\\]\\{2\\}(?!\\\\d)`),
  // Words for none.
  /\b(?:dunno|nope|idk)\b|\bn\S{0,6}\/\S{0,4}a\b|\|none\b|\bnone\||\bdon\S{0,6}t know\b/i,
];

/** It runs where no kind can be imported: in a page's script, and in the function that receives its forms. */
const PHONE = 'supabase/functions/submit-contact-form/phone.ts';

test('no file outside kinds has patterns of months, weekdays, phone numbers, states or words for none', () => {
  const files = sourceFiles.filter(
    ({ path, isTest }) => !isTest && !path.startsWith('pipeline/kinds/') && path !== PHONE,
  );
  const offenders = files.flatMap(({ path }) =>
    readFileSync(join(projectFolder, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        PATTERNS.some((pattern) => pattern.test(line)) && !/^\s*(?:\/?\*|\/\/)/.test(line)
          ? [`${path}:${at + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(offenders).toEqual([]);
});
