import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckResult } from '../../../pipeline/lint/lint';
import { type JsonProblem, toJson } from '../../../pipeline/lint/reporters/json';
import { ruleOf } from '../../../pipeline/lint/rules';
import { checkCopy } from '../checkCopy';
import { copyContent } from '../copyContent';
import { expectProven } from '../proveProposals';
import type { Mistake } from './Mistake';

const JARGON =
  /\b(schemas?|pars(e[drs]?|ing)|tokens?|undefined|null|ya?ml|regexp?|enums?|strings?|booleans?|arrays?|objects?|zod|NaN|\w*(Error|Exception)|at \S+:\d+:\d+|front ?matter|syntax|invalid|unexpected|unrecognized|npm|npx)\b/i;
const OF_A_MACHINE = /(^|[\s“(])(\/tmp\/|\/home\/|\/work\/|\/Users\/|[A-Z]:\\)|node_modules|\.tsx?\b/;

/** A copy of the plumber's content with the mistake in it. */
export function makeMistake({ make }: Mistake): string {
  const folder = copyContent();
  make(folder);
  return folder;
}

const checks = new Map<string, CheckResult>();

/** What the check says of a mistake, which it is asked once in a process; `made`: where the mistake has been made. */
export function checkMistake(mistake: Mistake, made?: string): CheckResult {
  const { mistake: name, published } = mistake;
  const checked = checks.get(name) ?? checkCopy(made ?? makeMistake(mistake), { published });
  checks.set(name, checked);
  return checked;
}

/** The tests of a family of mistakes: what is reported, where, in which words, and that its fix is right. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  test.each(mistakes)('one problem is reported, at its line and in plain words: $mistake', (mistake) => {
    const folder = makeMistake(mistake);
    const options = { published: mistake.published };
    const checked = checkMistake(mistake, folder);
    const { messages } = checked;
    const problems = messages.map(toJson);
    expect(problems).toEqual([expectedProblem(mistake, folder, problems[0]?.message)]);
    for (const problem of problems) expectPlainWords(problem);
    expect(ruleOf(mistake.code)).toBeDefined();
    const fixed = expectProven(mistake.mistake, folder, checked, options);
    expect(fixed?.messages.map(({ ruleId }) => ruleId) ?? []).toEqual(mistake.next ?? []);
  });
}

function expectedProblem(mistake: Mistake, folder: string, message = '') {
  const { file, line, column, field = '', code, severity = 'error', says, fix } = mistake;
  return {
    file: posix.join('content', file),
    line,
    column: column ?? pointedColumn(lineOf(join(folder, file), line), message),
    field,
    code,
    severity,
    message: expect.stringMatching(matching(says)),
    url: `https://github.com/maple-row/website/blob/HEAD/docs/rules.md#${code}`,
    fix: fix === undefined ? null : expect.objectContaining({ line, text: fix }),
  };
}

/** Finds a part of a message, in which … stands for what differs from day to day. */
export function matching(says: string): RegExp {
  const parts = says.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}

/** Our own words: what the owner wrote is in quotation marks. */
export function expectPlainWords({ message, code }: Pick<JsonProblem, 'message' | 'code'>): void {
  const own = message.replace(/“[^”]*”/g, '');
  expect(own).not.toMatch(JARGON);
  expect(code).not.toMatch(JARGON);
  expect(own).not.toMatch(OF_A_MACHINE);
  expect(message.length).toBeLessThan(700);
}

const quotedWords = (message: string): string => /(?<=“)[^”]+(?=”)|^\{\w+\}/.exec(message)?.[0] ?? '';

const lineOf = (path: string, line: number): string =>
  statSync(path, { throwIfNoEntry: false })?.isFile()
    ? (readFileSync(path, 'utf8').split('\n')[line - 1] ?? '')
    : '';

/** The column of the words that a message quotes, or of the value of their line, counted from 1. */
function pointedColumn(line: string, message: string): number {
  const text = line.replace(/^\uFEFF/, '');
  const words = quotedWords(message);
  if (words !== '' && text.includes(words)) return text.indexOf(words) + 1;
  const [before = ''] = /^\s*(?:- +)*(?:(?:"[^"]*"|[^\s:"][^:]*):\s+)?/.exec(text) ?? [];
  return before.length + 1;
}
