import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../pipeline/labels/labels';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readSiteAnswers } from './answers';
import { emptyAnswers, readAnswersFile } from './answersFile';
import { fields } from './fields';
import { listAnswers, listProblems } from './showAnswers';
import { siteFiles, siteValues } from './siteFiles';
import { listTemplates, readTemplate } from './templates';

const folder = join(projectFolder, 'tests', 'fixtures', 'answers');
const FILES = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const fixture = (file: string) => readFileSync(join(folder, file), 'utf8');

function read(text: string) {
  const raw = readAnswersFile(text);
  const answers = readSiteAnswers(raw);
  return { answers, listed: listAnswers(answers, raw.answers).map(({ text: shown }) => shown) };
}

test('what the person is shown says how each answer was understood', async () => {
  const shown = FILES.map((file) => {
    const { answers, listed } = read(fixture(file));
    return [`# ${file}`, ...listed, ...listProblems(answers), ''].join('\n');
  });
  await expect(shown.join('\n')).toMatchFileSnapshot(join(folder, '..', 'readAnswers.txt'));
});

/** The empty file with its examples as answers. */
const EXAMPLES = emptyAnswers().replace(/^# For example, (.*)\n.*:$/gm, '$1');

test('the empty file of answers asks everything, and its examples are read as they are given', () => {
  const empty = readAnswersFile(emptyAnswers());
  expect(empty.faults).toEqual([]);
  expect([...empty.answers.keys()]).toEqual(Object.values(fields).map(({ label }) => label));
  expect([...empty.answers.values()].map(({ value }) => value)).toEqual([...empty.answers].map(() => ''));
  const { answers, listed } = read(EXAMPLES);
  expect(answers.faults).toEqual([]);
  expect(listed.join('\n')).not.toContain('not on the site');
});

/** What a template shows that is made of other values, or is none of the owner’s. */
const OF_OTHERS = /^(?:slug|order|file|subject|place|\w+InText|townsWithoutPage|warnings)$/;

/** A text or a list of texts; not the items of a block. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((each) => typeof each !== 'object')
    .flatMap(leavesOf);

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object'
    ? Object.values(value ?? {}).flatMap(leavesOf)
    : typeof value === 'string' || typeof value === 'number'
      ? [String(value)]
      : [];

const EVERYTHING = `name: Ann’s
trade: deck builder
town: Duluth
state: MN
ZIP code: 55802
phone: 1-800-REMODEL
services:
  - name: Decks
    text: Of oak.
    description: Also of larch.
people:
  - name: Bo Ruud
    role: Climber
    experience: 3 years
    description: Ask him.
    specialties: oaks, elms
towns:
  - name: Superior
    state: WI
    postalCode: 54880
    county: Douglas
website: www.facebook.com/anns
business:
  tagline: No tree too tall
files:
  images/logo.svg: ours.svg`;

const TEXTS = new Map([
  ...FILES.map((file) => [file, fixture(file)] as const),
  ['examples', EXAMPLES],
  ['all', EVERYTHING],
]);

test.each([...TEXTS])('of %s, nothing is published that the person is not shown', (_name, text) => {
  const { answers, listed } = read(text);
  const values: Record<string, unknown> = siteValues(answers);
  const templates = languages.flatMap((language) =>
    [...listTemplates(language), 'images/descriptions.md'].map((path) => readTemplate(language, path)),
  );
  const names = new Set(templates.join('').match(/(?<=\{\{[#^]?)\w+(?=\}\})/g));
  const scopes = [values, ...[values.services, values.areas, values.team].flat()];
  const published = [...names]
    .filter((name) => !OF_OTHERS.test(name))
    .flatMap((name) => scopes.flatMap((scope) => textsOf(Object(scope)[name])));
  const all = listed.join('\n').toLowerCase();
  const texts = [...published, ...leavesOf(answers.business), ...Object.keys(answers.files)];
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((each) => !all.includes(each.toLowerCase()))).toEqual([]);
});

const PROMISES =
  /\b(?:free|in writing|insured|licensed|emergenc\w+|warrant\w+|guarant\w+|years|clean\w*|same day|soon|before we begin|gratis|por escrito|asegurad\w+|garant\w+|años|limpi\w+|pronto)\b/i;

test.each(['', 'language: Spanish', 'one page: yes', 'language: Spanish\none page: yes'])(
  'a new site promises nothing that the business did not say: %j',
  async (line) => {
    const text = `name: A\ntrade: plumber\nphone: 614 555 0142\ntown: Duluth\nstate: MN\nzip: 55802\nservices: Drains\ntowns: Esko 55733\n${line}`;
    const files = await siteFiles(read(text).answers, async () => Buffer.from(''));
    for (const [path, content] of files) expect(`${path}\n${content}`).not.toMatch(PROMISES);
  },
);
