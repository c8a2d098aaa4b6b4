import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';

/** A mistake, and what the check says about it: a row of a table, as `rules/README.md` describes it. */
export interface Row {
  mistake: string;
  /** The table and the line, such as `fields/hours.txt:12`. */
  at: string;
  changes: Change[];
  /** Missing if nothing must be reported. */
  message?: ExpectedMessage;
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
export interface ExpectedMessage {
  /** The index of the change above it. */
  changeIndex: number;
  /** The number of lines of that change above it, after the change. */
  linesAbove: number;
  isWarning: boolean;
  code: string;
  says: string;
  line?: number;
  column?: number;
  field?: string;
}

/** A line of a table. */
interface Line {
  text: string;
  at: string;
}

const TITLE = /^([^-+| !?>@].*?) {2,}(\S.*?)(?: {2,}(\S.*))?$/;
const CHANGE = /^@@(?: (\S.*?)(?: {2,}(\S.*))?)?$/;
const MESSAGE = /^[!?] +([a-z-]+)(?: (\d*):(\d+))?(?: @(\S(?: ?\S)*))?(?: {2,}(\S.*))?$/;

/** The rows of the tables beside the rules, or of all tables in another folder. */
export const readTables = (folder?: string): Row[] =>
  textsOf(folder).flatMap(({ table, text }) => readRows(text, table));

/** What docs/rules.md says of rules above their examples, by the id of the rule. */
export const readExplanations = (): ReadonlyMap<string, string> =>
  new Map(
    textsOf().flatMap(({ text }) =>
      [...text.matchAll(/^= (\S+) +(.+)$/gm)].map(([, id = '', about = '']) => [id, about] as const),
    ),
  );

function textsOf(folder = join(projectFolder, 'pipeline/lint/rules')): { table: string; text: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tables = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.txt'));
  return tables.sort().map((table) => ({ table, text: readFileSync(join(folder, table), 'utf8') }));
}

/** The first row of each rule, by the id of the rule: its example. */
export function firstRows(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const first = new Map<string, Row>();
  for (const row of rows) if (row.message && !first.has(row.message.code)) first.set(row.message.code, row);
  return first;
}

/** Parses the rows of a table. Throws an error with the table and the line of a syntax error. */
export function readRows(table: string, path: string): Row[] {
  const rows: Line[][] = [];
  for (const [index, written] of table.split('\n').entries()) {
    if (/^(?:$|[#=])/.test(written)) continue;
    const line = { text: withSigns(written), at: `${path}:${index + 1}` };
    const row = rows.at(-1);
    if (/^[^-+| !?>@]/.test(line.text)) rows.push([line]);
    else if (row) row.push(line);
    else throw new Error(`${line.at}: write the mistake and its file above this line`);
  }
  return rows.flatMap((lines) => [
    readRow(lines),
    ...lines.flatMap(({ text }, index) => (text.startsWith('|') ? readAlternative(lines, index) : [])),
  ]);
}

/** The mistake that has the line `|` at an index in place of the `+` above it. */
function readAlternative(lines: readonly Line[], index: number): Row {
  const { text = '', at = '' } = lines[index] ?? {};
  const above = lines.findLastIndex((line, other) => other < index && line.text.startsWith('+'));
  const row = readRow(lines.with(above, { text: text.replace('|', '+'), at }), index);
  return { ...row, mistake: `${row.mistake}: ${text.slice(1).trim()}`, at };
}

/** Reads a row. Its answers are those below the line `start` up to the next `|`, and from the first message below it. */
function readRow(lines: readonly Line[], start = 0): Row {
  const find = (from: number, signs: string) => {
    const found = lines.findIndex(({ text: [sign = ''] }, index) => index > from && signs.includes(sign));
    return found < 0 ? lines.length : found;
  };
  const message = find(start, '!?');
  const isOwn = (index: number) =>
    (index > start && index < find(start, '|')) || (index >= message && index < find(message, '|'));
  const [title = { text: '', at: '' }, ...below] = lines;
  const row = readTitle(title);
  for (const [index, line] of below.entries()) {
    const isAnswer = /^[!?>]/.test(line.text);
    if (!line.text.startsWith('|') && (!isAnswer || isOwn(index + 1))) readLine(row, line);
  }
  return row;
}

/** Replaces `[U+200B]` and ⇥ by the characters. */
function withSigns(text: string): string {
  return text
    .replaceAll('⇥', '\t')
    .replace(/\[U\+([0-9A-F]{4,6})\]/g, (_code, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

function readTitle({ text, at }: Line): Row {
  const [, mistake, file, how = ''] = TITLE.exec(text) ?? [];
  if (!mistake || !file) throw new Error(`${at}: write the mistake, two spaces, and the file`);
  return { mistake, at, changes: [{ file, how, lines: [], at }], fix: [], next: [] };
}

function readLine(row: Row, { text, at }: Line): void {
  const [sign = ''] = text;
  const change = row.changes.at(-1);
  if (!change) return;
  if (text.startsWith('@@')) row.changes.push(readChange(text, change.file, at));
  else if (sign === '!' || sign === '?') readMessage(row, text, at);
  else if (text.length > 1 && text[1] !== ' ') throw new Error(`${at}: write a space after “${sign}”`);
  else if (sign === '>') row.fix.push(text.slice(2));
  else change.lines.push({ sign, text: text.slice(2) });
}

function readChange(text: string, fileAbove: string, at: string): Change {
  const [isChange, file = fileAbove, how = ''] = CHANGE.exec(text) ?? [];
  if (isChange === undefined) throw new Error(`${at}: write “@@” and a file`);
  return { file, how, lines: [], at };
}

/** A second message is what remains once the proposal is applied. */
function readMessage(row: Row, text: string, at: string): void {
  const [, code, number, column, field, says] = MESSAGE.exec(text) ?? [];
  if (!code) throw new Error(`${at}: write “${text[0]}”, the rule, two spaces, and the words of the message`);
  if (row.message && row.fix.length === 0) throw new Error(`${at}: a line has one message`);
  if (row.message) row.next.push(code);
  else if (!says) throw new Error(`${at}: write two spaces and the words of the message`);
  else
    row.message = {
      changeIndex: row.changes.length - 1,
      linesAbove: row.changes.at(-1)?.lines.filter(({ sign }) => sign !== '-').length ?? 0,
      isWarning: text.startsWith('?'),
      code,
      says,
      line: toNumber(number),
      column: toNumber(column),
      field: field === 'none' ? '' : field,
    };
}

const toNumber = (digits?: string): number | undefined => (digits ? Number(digits) : undefined);
