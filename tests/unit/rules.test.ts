import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CheckOptions } from '../../pipeline/lint/lint';
import type { Example, Finding, Rule, RuleOn } from '../../pipeline/lint/rule';
import { rules } from '../../pipeline/lint/rules';
import { writeProposals } from '../../scripts/check/proposals';
import { checkCopy } from './checkCopy';
import { copyContent, edit } from './copyContent';
import { formAnswersPage, formTexts } from './issueForms/formAnswersPage';
import { expectFormWords, saidInForms } from './mistakes/formWords';
import { expectPlainWords } from './mistakes/testMistakes';
import { EXCEPTIONS, expectProven } from './proveProposals';

const isOnFields = (rule: Rule): rule is Rule & RuleOn<'fields'> => rule.on === 'fields';
const isOnMarkdown = (rule: Rule): rule is Rule & RuleOn<'markdown'> => rule.on === 'markdown';
const examplesOf = ({ examples }: Rule): Example[] => [examples].flat();

/** The plumber's content with one side of an example. */
function apply(example: Example, side: 'wrong' | 'right'): string {
  const folder = copyContent();
  if ('file' in example) {
    const { file, replace = example.right } = example;
    edit(folder, file, replace, example[side]);
    return folder;
  }
  for (const [path, text] of Object.entries(example[side])) {
    if (text === null) rmSync(join(folder, path));
    else if (typeof text === 'string') write(join(folder, path), text);
    else if ('linkTo' in text) symlinkSync(text.linkTo, join(folder, path));
    else edit(folder, path, text.replace, text.by);
  }
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(
    path,
    text.replace('{before}', () => before),
  );
}

function optionsFor(example: Example): CheckOptions {
  const old = 'published' in example ? Object.entries(example.published ?? {}) : [];
  const published = { old: old.map(([path, text]) => ({ path, text })), added: [] };
  return { published };
}

const check = (folder: string, example: Example) => checkCopy(folder, optionsFor(example));

/** What a form would say of the examples. */
const sentences: string[] = [];

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has examples', () => {
    expect(examplesOf(rule)).not.toEqual([]);
  });

  test.each(examplesOf(rule))(
    'is reported alone for the wrong example %#, and neither for the right one nor for what it proposes',
    (example) => {
      expect(check(apply(example, 'right'), example).messages).toEqual([]);
      const folder = apply(example, 'wrong');
      const checked = check(folder, example);
      const found = checked.messages;
      expect(found.map(({ ruleId }) => ruleId)).toEqual(found.map(() => id));
      expect(found.length).toBeGreaterThan(0);
      for (const { ruleId, reason } of found) expectPlainWords({ code: ruleId, message: reason });
      const said = saidInForms(found);
      expectFormWords(said);
      sentences.push(
        ...said.map(
          ({ label, text }) => `**${label}**: ${text.replace(/(?<=from before )\w+ \d+, \d{4}/, '(a day)')}`,
        ),
      );
      expectProven(`the example of ${id}`, folder, checked, optionsFor(example));
    },
  );

  test('says in whole sentences what it means', () => {
    expect(rule.about).toMatch(/^[A-Z“{`#].*\.$/s);
  });
});

test('the page of all that forms answer is up to date; else run this file with -u, and read it', async () => {
  expectFormWords(formTexts.map((text) => ({ ruleId: text, text: text.replace(/^“[^”]*”/, '““') })));
  await expect(formAnswersPage(sentences)).toMatchFileSnapshot('../fixtures/formAnswers.md');
});

/** What is wrong with a rule, and what its findings then say. */
const BROKEN: [what: string, id: string, change: (finding: Finding) => Finding][] = [
  ['a wrong value', 'html', (finding) => ({ ...finding, expected: '<i>x</i>' })],
  ['what is there already', 'stars', (finding) => ({ ...finding, expected: finding.actual })],
  ['what is another error', 'heading-signs', (finding) => ({ ...finding, expected: '{fone}' })],
];

test.each(BROKEN)('a rule that proposes %s does not pass: %s', (_what, id, change) => {
  const rule = rules.filter(isOnMarkdown).find((each) => each.id === id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  const [example] = examplesOf(rule);
  if (!example) throw new Error(`${id} has no example`);
  const { check: right } = rule;
  const broken = vi.spyOn(rule, 'check');
  onTestFinished(() => broken.mockRestore());
  broken.mockImplementation((input, report) => right(input, (finding) => report(change(finding))));
  const folder = apply(example, 'wrong');
  const options = { latest: new Map() };
  const checked = checkCopy(folder, options);
  expect(checked.messages).toHaveLength(1);
  expect(() => expectProven(id, folder, checked, options)).toThrow(/expected/);
});

test('what could not be read, and of which no rule tells, is a fault of the program', () => {
  const folder = copyContent();
  edit(folder, 'reviews/ines-morel.md', 'rating: 5', 'rating: five stars');
  const rule = rules.filter(isOnFields).find(({ id }) => id === 'number');
  if (!rule) throw new Error('there is no rule number');
  const silent = vi.spyOn(rule, 'check').mockReturnValue();
  onTestFinished(() => silent.mockRestore());
  expect(() => checkCopy(folder, { latest: new Map() })).toThrow(
    'content/reviews/ines-morel.md could not be read whole, and no rule says why',
  );
});

test('at most fifteen proposals may bring another message', () => {
  expect(Object.keys(EXCEPTIONS)).toHaveLength(3);
});

test('every rule with sure proposals shows one in an example', () => {
  const isSure = (rule: Rule, example: Example) =>
    check(apply(example, 'wrong'), example).plain.some(
      ({ ruleId, kind }) => ruleId === rule.id && kind === 'sure',
    );
  const sure = rules.filter(({ kind }) => kind === 'sure');
  expect(sure.filter((rule) => !examplesOf(rule).some((example) => isSure(rule, example)))).toEqual([]);
});

const sure = rules
  .filter(({ kind }) => kind === 'sure')
  .flatMap((rule) => examplesOf(rule).map((example, index) => [rule.id, index + 1, example] as const));

describe.each([
  ['\n', ''],
  ['\r\n', ''],
  ['\r', ''],
  ['\r\n', '\uFEFF'],
])('a sure proposal with line ends %j and %j in front', (end, mark) => {
  test.each(sure)('corrects the lines of %s, example %i, and not a byte more', (_id, _number, example) => {
    const folder = apply(example, 'wrong');
    const [first] = check(folder, example).plain;
    const path = join(folder, '..', String(first?.file));
    const broken = readFileSync(path, 'utf8').replaceAll('\n', end);
    writeFileSync(path, mark + broken);
    const { found } = check(folder, example);
    const lines = broken.split(end);
    for (const { place, expected: [text] = [] } of found)
      if (text !== undefined) lines[place.line - 1] = text.replaceAll('\n', end);
    expect(writeProposals(dirname(folder), found).get(String(first?.file))).toBe(mark + lines.join(end));
  });
});

test.each([
  'pipeline/lint/rules/times/fieldDates.ts',
  'pipeline/lint/rules/fields/missing.ts',
  'pipeline/lint/rules/fields/fieldNames.ts',
])('the words are plain wherever %s may choose others', (path) => {
  const code = readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
  const sentences = [...code.matchAll(/[`'"]([^`'"\n]*[a-z] [a-z][^`'"\n]*)[`'"]/g)].map(
    ([, words = '']) => words,
  );
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences)
    expectPlainWords({ code: '', message: sentence.replace(/\$\{[^}]*\}/g, '') });
});

test('no two rules have one id', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
