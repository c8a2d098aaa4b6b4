import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEntry } from '../../../pipeline/model/load/load';
import { typeOfPath } from '../../../pipeline/model/load/loadFolder';
import { readSource } from '../../../pipeline/source/readSource';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { formSite, issueForms } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { OTHERS } from './askedAnswers';
import { attached, fillIn, type Typed } from './fillIn';
import { sendForm } from './sendForm';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');
const site = { ...formSite(join(fixtures, 'plumber')), today: '2026-09-18' };

interface Row {
  name: string;
  form: IssueForm;
  question: string;
  typed: string;
  meanings: string[];
  isAsked: boolean;
}

const lines = readFileSync(join(fixtures, 'informalAnswers.txt'), 'utf8').split('\n');
const rows = lines.flatMap((line, index): Row[] => {
  const [, typed = '', sign, meant = ''] = /^ {2}(.+) ([=?]) (.+)$/.exec(line) ?? [];
  const heading = lines.slice(0, index).findLast((each) => /^\w/.test(each)) ?? '';
  const [, name, question = ''] = /^(\S+) (.+)$/.exec(heading) ?? [];
  const form = issueForms.find((each) => each.name === name);
  if (typed === '' || !form) return [];
  const isAsked = sign === '?';
  return [{ name: `${heading}: ${typed}`, form, question, typed, meanings: meant.split(' | '), isAsked }];
});

const FACTS = ['Street and number', 'Postal code'];
const questionsOf = new Map(issueForms.map((form) => [form, form.questions(site)]));

function answer(form: IssueForm, question: string, text: string): Typed {
  const typed = text === '(empty)' ? '' : text.replaceAll('⏎', '\n');
  if (form.name === 'fact') return { 'Which fact': question, 'What to write': typed };
  const label = questionsOf
    .get(form)
    ?.find(({ id }) => id === question || id === `photos-${question}`)?.label;
  const two = `${attached(1)}\n\n${attached(2)}`;
  return {
    ...OTHERS[form.name],
    ...(question === 'shown' ? { Photos: two } : {}),
    [label ?? question]: typed,
  };
}

const business = readFileSync(join(site.tree.root, 'business.md'), 'utf8').split('\n');

/** Calls a function once for each text. */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, { value: T }>();
  return (text) => {
    const known = made.get(text) ?? { value: make(text) };
    made.set(text, known);
    return known.value;
  };
}

/** What a form would write, and what it asks. */
function read(form: IssueForm, typed: Typed) {
  const { answers, problems } = readAnswers(fillIn(form, site, typed), questionsOf.get(form) ?? []);
  const written = form.write(answers, site);
  const asked = [...problems, ...written.problems].map((each) => each.text).join('\n');
  return { files: written.files, asked };
}

/** What the site would say then, and what is no value of its field. */
const siteOf = once((files: string) =>
  (JSON.parse(files) as { path: string; text: string }[]).map(({ path, text }) => {
    const type = typeOfPath(path);
    const source = readSource(path, text);
    const { entry, faults } = type
      ? loadEntry(type, source)
      : { entry: { fields: source.values }, faults: [] };
    return { path, fields: entry.fields, faults: faults.map(({ ruleId, input }) => `${ruleId}: ${input}`) };
  }),
);

/** An answer as the guide writes it, which is never asked. */
const readPlain = once((key: string) => {
  const [name, question = '', meaning = ''] = key.split('|');
  const form = issueForms.find((each) => each.name === name);
  if (!form) throw new Error(`There is no form ${name}.`);
  const { files, asked } = read(form, answer(form, question, meaning));
  expect(asked).toBe('');
  const values = siteOf(JSON.stringify(files));
  expect(values.flatMap(({ faults }) => faults)).toEqual([]);
  return files;
});

const linesOf = (files: { text: string }[]) =>
  files.flatMap(({ text }) => text.split('\n').filter((line) => !business.includes(line)));

test.each(rows.filter(({ isAsked }) => !isAsked))('$name', ({ form, question, typed, meanings }) => {
  const [meaning = ''] = meanings;
  const { files, asked } = read(form, answer(form, question, typed));
  expect(asked).toBe('');
  if (!meaning.includes('; ')) {
    const meant = readPlain(`${form.name}|${question}|${meaning}`);
    expect(siteOf(JSON.stringify(files))).toEqual(siteOf(JSON.stringify(meant)));
    return;
  }
  // Several facts, each as its own form would write it.
  const lines = meaning.split('; ').flatMap((fact) => {
    const [name = ''] = FACTS.filter((each) => fact.startsWith(each));
    return linesOf(read(form, answer(form, name, fact.slice(name.length + 1))).files);
  });
  expect(linesOf(files)).toEqual(lines);
});

test.each<[string, Typed, string]>([
  [
    'hours',
    { 'Opening hours': 'Monday - Friday: 7:00 AM - 4:00 PM' },
    'Your hours no longer name Saturday - Sunday. If you are closed then, add “Saturday - Sunday: closed”.',
  ],
  [
    'fact',
    { 'Which fact': 'Phone', 'What to write': '207 555 0123 (cell - texting is better)' },
    '“207 555 0123 (cell - texting is better)” was read as “(207) 555-0123”.',
  ],
])('what a form of %s leaves out is said', (name, typed, note) => {
  const form = issueForms.find((each) => each.name === name);
  expect(form && sendForm(form, site, typed).notes).toEqual([note]);
});

test.each(rows.filter(({ isAsked }) => isAsked))('$name is asked', ({ form, question, typed, meanings }) => {
  const asked = sendForm(form, site, answer(form, question, typed)).problems.map(({ text }) => text);
  expect(asked).not.toEqual([]);
  for (const meaning of meanings) {
    readPlain(`${form.name}|${question}|${meaning}`);
    if (meanings.length > 1) expect(asked.join('\n')).toContain(meaning);
  }
});
