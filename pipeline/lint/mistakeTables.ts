import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';

/** A mistake: a row of a table, or one of the lines (`|`) that a row has instead of another. `rules/README.md` describes the tables. */
export interface Row extends Answer {
  mistake: string;
  /** The table and the line, such as `fields/hours.txt:12`. */
  at: string;
  changes: Change[];
}

/** What the check says about a mistake. */
interface Answer {
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

/** A row while its lines are read. */
interface OpenRow {
  mistake: string;
  changes: Change[];
  /** The row itself, then each line that it has instead of another. */
  variants: Variant[];
  /** Of these, the last ones, which have the same message or wait for one. */
  current: Variant[];
}

interface Variant extends Answer {
  at: string;
  /** The line that stands in place of an inserted one; missing for the row itself. */
  instead?: { changeIndex: number; lineIndex: number; text: string };
}

const TITLE = /^([^-+| !?>@].*?) {2,}(\S.*?)(?: {2,}(\S.*))?$/;
const CHANGE = /^@@(?: (\S.*?)(?: {2,}(\S.*))?)?$/;
const MESSAGE = /^[!?] +([a-z-]+)(?: (\d*):(\d+))?(?: @(\S(?: ?\S)*))?(?: {2,}(\S.*))?$/;

/** The rows of the tables beside the rules, or of all tables in another folder. */
export function readTables(folder = join(projectFolder, 'pipeline/lint/rules')): Row[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tables = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.txt'));
  return tables.sort().flatMap((table) => readRows(readFileSync(join(folder, table), 'utf8'), table));
}

/** The first row of each rule, by the id of the rule: its example. */
export function firstRows(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const first = new Map<string, Row>();
  for (const row of rows) if (row.message && !first.has(row.message.code)) first.set(row.message.code, row);
  return first;
}

/** Parses the rows of a table. Throws an error with the table and the line of a syntax error. */
export function readRows(text: string, path: string): Row[] {
  const rows: OpenRow[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    if (written === '' || written.startsWith('#')) continue;
    const at = `${path}:${index + 1}`;
    const line = withSigns(written);
    const row = rows.at(-1);
    if (/^[^-+| !?>@]/.test(line)) rows.push(readTitle(line, at));
    else if (row) readLine(row, line, at);
    else throw new Error(`${at}: write the mistake and its file above this line`);
  }
  return rows.flatMap(rowsOf);
}

function rowsOf({ mistake, changes, variants }: OpenRow): Row[] {
  return variants.map(({ instead, ...answer }) => {
    if (!instead) return { ...answer, mistake, changes };
    const { changeIndex, lineIndex, text } = instead;
    const replaced = changes.map((change, index) => ({
      ...change,
      lines: index === changeIndex ? change.lines.with(lineIndex, { sign: '+', text }) : change.lines,
    }));
    return { ...answer, mistake: `${mistake}: ${text.trim()}`, changes: replaced };
  });
}

/** Replaces `[U+200B]` and ⇥ by the characters. */
function withSigns(text: string): string {
  return text
    .replaceAll('⇥', '\t')
    .replace(/\[U\+([0-9A-F]{4,6})\]/g, (_code, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

function readTitle(line: string, at: string): OpenRow {
  const [, mistake, file, how = ''] = TITLE.exec(line) ?? [];
  if (!mistake || !file) throw new Error(`${at}: write the mistake, two spaces, and the file`);
  const variants = [{ at, fix: [], next: [] }];
  return { mistake, changes: [{ file, how, lines: [], at }], variants, current: [...variants] };
}

function readLine(row: OpenRow, line: string, at: string): void {
  const [sign = ''] = line;
  const change = row.changes.at(-1);
  if (!change) return;
  if (line.startsWith('@@')) row.changes.push(readChange(line, change.file, at));
  else if (sign === '!' || sign === '?') readMessage(row, line, at);
  else if (line.length > 1 && line[1] !== ' ') throw new Error(`${at}: write a space after “${sign}”`);
  else if (sign === '>') readFix(row, line.slice(2));
  else if (sign === '|') readVariant(row, line.slice(2), at);
  else change.lines.push({ sign, text: line.slice(2) });
}

function readChange(line: string, fileAbove: string, at: string): Change {
  const [isChange, file = fileAbove, how = ''] = CHANGE.exec(line) ?? [];
  if (isChange === undefined) throw new Error(`${at}: write “@@” and a file`);
  return { file, how, lines: [], at };
}

function readVariant(row: OpenRow, text: string, at: string): void {
  const lineIndex = (row.changes.at(-1)?.lines.length ?? 0) - 1;
  const instead = { changeIndex: row.changes.length - 1, lineIndex, text };
  const variant: Variant = { at, instead, fix: [], next: [] };
  row.variants.push(variant);
  row.current = hasMessage(row) ? [variant] : [...row.current, variant];
}

const hasMessage = ({ current }: OpenRow): boolean => current.some(({ message }) => message);

/** A proposal below a message belongs to all lines with this message; above it, to its own line. */
function readFix(row: OpenRow, text: string): void {
  for (const { fix } of hasMessage(row) ? row.current : row.current.slice(-1)) fix.push(text);
}

function readMessage(row: OpenRow, line: string, at: string): void {
  const [, code, number, column, field, says] = MESSAGE.exec(line) ?? [];
  if (!code) throw new Error(`${at}: write “${line[0]}”, the rule, two spaces, and the words of the message`);
  if (hasMessage(row)) {
    readNext(row, code, at);
    return;
  }
  if (!says) throw new Error(`${at}: write two spaces and the words of the message`);
  const lines = row.changes.at(-1)?.lines ?? [];
  const message = {
    changeIndex: row.changes.length - 1,
    linesAbove: lines.filter(({ sign }) => sign !== '-').length,
    isWarning: line.startsWith('?'),
    code,
    says,
    line: number ? Number(number) : undefined,
    column: column ? Number(column) : undefined,
    field: field === 'none' ? '' : field,
  };
  for (const variant of row.current) variant.message = message;
}

/** A further message is what remains once the proposal is applied. */
function readNext({ current }: OpenRow, code: string, at: string): void {
  if (current.some(({ fix }) => fix.length === 0)) throw new Error(`${at}: a line has one message`);
  for (const { next } of current) next.push(code);
}
