import { join } from 'node:path';
import { expect, test } from 'vitest';
import { job } from '../../../scripts/issueForms/forms/job';
import type { Question } from '../../../scripts/issueForms/issueForm';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { fillIn } from './fillIn';

const site = formSite(join(import.meta.dirname, '..', '..', 'fixtures', 'plumber'));
const questions = job.questions(site);

/** A question of each kind; `list` is a text of several lines, one for each item. */
const KINDS = {
  line: 'House',
  text: 'Story of the job',
  list: 'Materials',
  choice: 'Town',
  checks: 'Other services',
  pictures: 'Photos',
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

const questionFor = (kind: Kind): Question => {
  const found = questions.find(({ label }) => label === KINDS[kind]);
  if (!found) throw new Error(`the job has no question ${KINDS[kind]}`);
  return found;
};

/** A job with this answer and no others. */
function bodyWith(kind: Kind, text: string): string {
  const { label } = questionFor(kind);
  const typed = kind === 'checks' && text.trim() !== '' ? `- [X] ${text}` : text;
  return EMPTY.split('### ')
    .map((part) => (part.startsWith(`${label}\n`) ? `${label}\n\n${typed}\n\n` : part))
    .join('### ');
}
const EMPTY = fillIn(job, site, {});

/** What is read of an answer, and what is said of it, by the form too. */
function read(kind: Kind, text: string, change = (body: string) => body) {
  const { label, id } = questionFor(kind);
  const { answers, problems } = readAnswers(change(bodyWith(kind, text)), questions);
  const all = [...problems, ...job.write(answers, site).problems];
  return {
    values: answers.get(id),
    said: all.filter((each) => each.label === label).map((each) => each.text),
  };
}

test.each(['line', 'text', 'list'] as const)('%s: a heading that is no label is text', (kind) => {
  expect(read(kind, '### Something else').values).toEqual(['### Something else']);
});

test.each(kinds)('%s: an answer that is only spaces is none', (kind) => {
  expect(read(kind, '').values).toBeUndefined();
  expect(read(kind, '  \n\t ').values).toBeUndefined();
});

test.each(kinds)(
  '%s: the heading of another question inside an answer is reported, never guessed',
  (kind) => {
    const other = kind === 'line' ? 'Cost' : 'House';
    const { answers, problems } = readAnswers(bodyWith(kind, `a\n\n### ${other}\n\nb`), questions);
    expect(answers.size).toBe(0);
    expect(problems.map(({ text }) => text)).toEqual([
      expect.stringContaining(`The line “### ${other}” is in your form twice.`),
    ]);
  },
);

test.each<[Kind, string, string]>([
  ['line', 'x'.repeat(301), 'longer than 300'],
  ['text', 'x'.repeat(30_001), 'longer than 30000'],
  ['list', 'x\n'.repeat(15_001), 'longer than 30000'],
  ['choice', 'x'.repeat(301), 'is not one of the choices'],
  ['checks', 'x'.repeat(301), 'is not one of the choices'],
  ['pictures', '![](https://github.com/user-attachments/assets/x)\n'.repeat(21), 'Send at most 20'],
])('%s: an answer that is too long is reported', (kind, text, seen) => {
  expect(read(kind, text).said).toContainEqual(expect.stringContaining(seen));
});

test.each<[Kind, string, string]>([
  ['line', 'A brick house', 'A brick house'],
  ['text', 'One.\n\nTwo.', 'One.\n\nTwo.'],
  ['list', 'Oak\nBrick', 'Oak\nBrick'],
  ['choice', 'Portland', 'portland-me'],
  ['checks', 'Leak repair', 'leak-repair'],
  ['pictures', 'a\nb', 'a\nb'],
])('%s: line ends of Windows make no difference', (kind, text, value) => {
  expect(read(kind, text, (body) => body.replaceAll('\n', '\r\n')).values).toEqual([value]);
});
