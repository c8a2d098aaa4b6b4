import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstRows, readTables } from '../../pipeline/lint/mistakeTables';
import { write } from '../../pipeline/lint/rule';
import { rules } from '../../pipeline/lint/rules';
import { rulesOn } from '../../pipeline/lint/runRules';
import { applyProposals } from '../../scripts/check/proposals';
import { checkCopy } from './checkCopy';
import { copyContent, edit } from './copyContent';
import { formTexts } from './issueForms/askedAnswers';
import { formAnswersPage } from './issueForms/formAnswersPage';
import { expectFormWords, isOfForms, saidInForms } from './mistakes/formWords';
import type { Mistake } from './mistakes/Mistake';
import { toMistake } from './mistakes/readMistakes';
import { checkMistake, expectPlainWords, makeMistake, matching } from './mistakes/testMistakes';
import { problemsIn } from './problemsIn';
import { expectProven } from './proveProposals';

const rows = readTables();
const mistakes = rows.map(toMistake);
const examples = firstRows(rows);

function exampleOf(id: string): Mistake {
  const row = examples.get(id);
  if (!row) throw new Error(`${id} has no row`);
  return toMistake(row);
}

test('nothing is reported of the site that rows change', () => {
  expect(problemsIn(copyContent())).toEqual([]);
  expect(problemsIn(copyContent(), { published: { old: [], added: [] } })).toEqual([]);
});

test.each(rules.map(({ id }) => id))('%s has a row, and the first one says the whole message', (id) => {
  const mistake = exampleOf(id);
  const [message] = checkMistake(mistake).messages;
  expect(message?.ruleId).toBe(id);
  expect(message?.reason.replace(matching(mistake.says), '')).toBe('');
});

test('two rows have two names', () => {
  const names = mistakes.map(({ mistake }) => mistake);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** What forms say of the mistakes in rows. */
const sentences: string[] = [];

test.each(mistakes.filter(({ code, file }) => isOfForms(code, file)))(
  'a form says it without words of files: $mistake',
  (mistake) => {
    const said = saidInForms(checkMistake(mistake).messages);
    expectFormWords(said);
    for (const { label, text } of said)
      sentences.push(`**${label}**: ${text.replace(/(?<=from before )\w+ \d+, \d{4}/, '(a day)')}`);
  },
);

test('the page of all that forms answer is up to date; else run this file with -u, and read it', async () => {
  expectFormWords(formTexts.map((text) => ({ ruleId: text, text: text.replace(/^“[^”]*”/, '““') })));
  await expect(formAnswersPage(sentences)).toMatchFileSnapshot('../fixtures/formAnswers.md');
});

/** What is wrong with a rule, and what its findings then say. */
const BROKEN: [what: string, id: string, text: string][] = [
  ['a wrong value', 'html', '<i>x</i>'],
  ['what is another error', 'second-title', '# {fone}'],
];

test.each(BROKEN)('a rule that proposes %s does not pass: %s', (_what, id, text) => {
  const rule = rulesOn(rules, 'markdown').find((each) => each.id === id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  const { markdown: right } = rule;
  const broken = vi.spyOn(rule, 'markdown');
  onTestFinished(() => broken.mockRestore());
  broken.mockImplementation((input, report) =>
    right(input, (finding) => report({ ...finding, edits: write(finding.range, text) })),
  );
  const folder = makeMistake(exampleOf(id));
  const options = { latest: new Map() };
  const checked = checkCopy(folder, options);
  expect(checked.messages).toHaveLength(1);
  expect(() => expectProven(id, folder, checked, options)).toThrow(/expected/);
});

test('what could not be read, and of which no rule tells, is a fault of the program', () => {
  const folder = copyContent();
  edit(folder, 'reviews/ines-morel.md', 'rating: 5', 'rating: five stars');
  const rule = rulesOn(rules, 'fields').find(({ id }) => id === 'number');
  if (!rule) throw new Error('there is no rule number');
  const silent = vi.spyOn(rule, 'fields').mockReturnValue();
  onTestFinished(() => silent.mockRestore());
  expect(() => checkCopy(folder, { latest: new Map() })).toThrow(
    'content/reviews/ines-morel.md could not be read whole, and no rule says why',
  );
});

test('two old addresses that lead to each other are two messages', () => {
  const folder = copyContent();
  writeFileSync(join(folder, 'redirects.md'), '---\nredirects:\n  - /a -> /b\n  - /b -> /a\n---\n');
  expect(problemsIn(folder).map(({ line, message }) => [line, message])).toEqual([
    [3, '/a and /b lead to each other, so nobody would ever arrive. Write the address of a page.'],
    [4, '/b and /a lead to each other, so nobody would ever arrive. Write the address of a page.'],
  ]);
});

const sure = rules.filter(({ kind }) => kind === 'sure').map(({ id }) => id);
const isSure = (mistake: Mistake) =>
  checkMistake(mistake).messages.some(({ ruleId, fix }) => ruleId === mistake.code && fix?.kind === 'sure');

/** The first row of a rule with a sure proposal. */
const sureRows = new Map<string, Mistake | undefined>();
function sureRowOf(id: string): Mistake | undefined {
  if (!sureRows.has(id))
    sureRows.set(
      id,
      mistakes.find((mistake) => mistake.code === id && isSure(mistake)),
    );
  return sureRows.get(id);
}

// With line ends \n, the tests of each row apply its proposals.
test.each([
  ...sure.map((id) => [id, '\r\n', '\uFEFF'] as const),
  ...sure.slice(0, 1).map((id) => [id, '\r', ''] as const),
])(
  'a sure proposal of %s corrects its lines, and not a byte more: line ends %j, %j in front',
  (id, end, mark) => {
    const mistake = sureRowOf(id);
    if (!mistake) throw new Error(`no row has a sure proposal of ${id}`);
    const folder = makeMistake(mistake);
    const path = join(folder, mistake.file);
    const broken = readFileSync(path, 'utf8').replaceAll('\n', end);
    writeFileSync(path, mark + broken);
    const { allMessages } = checkCopy(folder, { published: mistake.published });
    const lines = broken.split(end);
    for (const { line, text } of allMessages.flatMap(({ fix }) => fix?.edits ?? []))
      lines[line - 1] = text.replaceAll('\n', end);
    expect(applyProposals(dirname(folder), allMessages).get(`content/${mistake.file}`)).toBe(
      mark + lines.join(end),
    );
  },
);

test.each([
  'pipeline/lint/rules/site/dates.ts',
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

test('the README beside the rules names each file with its folder', () => {
  const folder = join(import.meta.dirname, '..', '..', 'pipeline', 'lint', 'rules');
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| `(\w+)` \|.*?\| (.*) \|$/gm);
  const named = [...rows].flatMap(([, name = '', files = '']) =>
    [...files.matchAll(/(?<=^|[,h] )`(\w+)`/g)].map(([, file = '']) => `${name}/${file}.ts`),
  );
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  expect(named.sort()).toEqual(there.sort());
});
