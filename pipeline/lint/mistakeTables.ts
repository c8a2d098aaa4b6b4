import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';

/** A row of a table of mistakes, as `rules/README.md` describes it. */
export interface Row extends Answer {
  mistake: string;
  /** The table and the line of the row, such as `fields/numbers.txt:12`. */
  at: string;
  changes: Change[];
  /** Alternatives (`|`) to an inserted line, each a mistake of its own. */
  alternatives: (Answer & { change: number; line: number; text: string; at: string })[];
}

/** What the check says about a mistake. */
interface Answer {
  /** Missing if nothing must be reported. */
  problem?: Problem;
  /** The lines of the proposal: `>`. */
  fix: string[];
  /** The rules that report another mistake once the proposal is applied. */
  next: string[];
}

/** A change of a whole file, or of consecutive lines. */
export interface Change {
  file: string;
  /** What happens to the file, such as “deleted”; empty if only lines change. */
  how: string;
  /** The lines with the sign before each: `-`, `+` or a space. */
  lines: { sign: string; text: string }[];
  at: string;
}

/** A message in a table: `!` or `?`. */
export interface Problem {
  change: Change;
  /** The number of lines of `change` above the problem, after the change. */
  linesAbove: number;
  isWarning: boolean;
  code: string;
  says: string;
  line?: number;
  column?: number;
  field?: string;
}

const TITLE = /^([^-+| !?>@].*?) {2,}(\S.*?)(?: {2,}(\S.*))?$/;
const CHANGE = /^@@(?: (\S.*?)(?: {2,}(\S.*))?)?$/;
const PROBLEM = /^[!?] +([a-z-]+)(?: (\d*):(\d+))?(?: @(\S(?: ?\S)*))?(?: {2,}(\S.*))?$/;

/** The rows of the tables beside the rules, or of all tables in another folder. */
export function readTables(folder = join(projectFolder, 'pipeline/lint/rules')): Row[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tables = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.txt'));
  return tables.sort().flatMap((table) => readRows(readFileSync(join(folder, table), 'utf8'), table));
}

/** The first row of each rule, by the id of the rule: its example. */
export const firstRows = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.toReversed().flatMap((row) => (row.problem ? [[row.problem.code, row] as const] : [])));

/** Parses the rows of a table. Throws an error with the table and the line of a syntax error. */
export function readRows(text: string, path: string): Row[] {
  const rows: Row[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    if (written === '' || written.startsWith('#')) continue;
    const at = `${path}:${index + 1}`;
    const line = withSigns(written);
    const row = rows.at(-1);
    if (/^[^-+| !?>@]/.test(line)) rows.push(readTitle(line, at));
    else if (row) readLine(row, line, at);
    else throw new Error(`${at}: write the mistake and its file above this line`);
  }
  return rows.flatMap((row) => [row, ...row.alternatives.map((other) => withAlternative(row, other))]);
}

function withAlternative(row: Row, { change, line, text, at, ...answer }: Row['alternatives'][number]): Row {
  const other = structuredClone({ ...row, ...answer, at, mistake: `${row.mistake}: ${text.trim()}` });
  other.changes[change]?.lines.splice(line, 1, { sign: '+', text });
  return other;
}

/** Replaces `[U+200B]` and ⇥ by the characters. */
function withSigns(text: string): string {
  return text
    .replaceAll('⇥', '\t')
    .replace(/\[U\+([0-9A-F]{4,6})\]/g, (_code, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

function readTitle(line: string, at: string): Row {
  const [, mistake, file, how = ''] = TITLE.exec(line) ?? [];
  if (!mistake || !file) throw new Error(`${at}: write the mistake, two spaces, and the file`);
  return {
    mistake,
    at,
    changes: [{ file, how, lines: [], at }],
    fix: [],
    next: [],
    alternatives: [],
  };
}

function readLine(row: Row, line: string, at: string): void {
  const change = row.changes.at(-1);
  if (!change) return;
  if (line.startsWith('@@')) {
    const [isPlace, file = change.file, how = ''] = CHANGE.exec(line) ?? [];
    if (isPlace === undefined) throw new Error(`${at}: write “@@” and a file`);
    row.changes.push({ file, how, lines: [], at });
    return;
  }
  const [sign = ''] = line;
  if (sign === '!' || sign === '?') readProblem(row, change, { line, at });
  else if (line.length > 1 && line[1] !== ' ') throw new Error(`${at}: write a space after “${sign}”`);
  else if (sign === '>') readFix(row, line.slice(2));
  else if (sign === '|')
    row.alternatives.push({
      change: row.changes.length - 1,
      line: change.lines.length - 1,
      text: line.slice(2),
      at,
      fix: [],
      next: [],
    });
  else change.lines.push({ sign, text: line.slice(2) });
}

/** The answers that share the message of the last inserted line, or also have none yet. */
function lastAnswers(row: Row): Answer[] {
  const answers: Answer[] = [row, ...row.alternatives];
  const problem = answers.at(-1)?.problem;
  return answers.filter((each) => each.problem === problem);
}

function readFix(row: Row, text: string): void {
  const answers = lastAnswers(row);
  for (const { fix } of answers[0]?.problem ? answers : answers.slice(-1)) fix.push(text);
}

function readProblem(row: Row, change: Change, { line, at }: { line: string; at: string }): void {
  const [, code, number, column, field, says] = PROBLEM.exec(line) ?? [];
  if (!code) throw new Error(`${at}: write “${line[0]}”, the rule, two spaces, and the words of the message`);
  const answers = lastAnswers(row);
  if (answers[0]?.problem) {
    if (answers[0].fix.length === 0) throw new Error(`${at}: a line has one message`);
    for (const { next } of answers) next.push(code);
    return;
  }
  if (!says) throw new Error(`${at}: write two spaces and the words of the message`);
  const problem = {
    change,
    linesAbove: change.lines.filter(({ sign }) => sign !== '-').length,
    isWarning: line.startsWith('?'),
    code,
    says,
    line: number ? Number(number) : undefined,
    column: column ? Number(column) : undefined,
    field: field === 'none' ? '' : field,
  };
  for (const each of answers) each.problem = problem;
}
