import { rangeOnLine, wholeLines } from '../../passages/Range';
import { write } from '../finding';
import { createMessage, type Message } from '../message';
import type { RuleFinding } from '../runRules';
import { fieldAt } from './fieldAt';
import { frontLines, indentOf } from './lines';

/** The message of a finding on lines of a file. The names of fields are read in `corrected`. */
export function lineMessage(
  { rule, finding }: RuleFinding,
  { file, original }: { file: string; original: readonly string[] },
  corrected: readonly string[] = original,
): Message {
  const { line, endLine = line, text, ...problem } = finding;
  const column = finding.column ?? columnOf(original[line - 1], text);
  const { end } = rangeOnLine({ file, lines: original }, endLine);
  const field = finding.field ?? fieldOn(corrected, line);
  const replaced = text === '' ? wholeLines(file, line, endLine) : { file, start: { line, column: 1 }, end };
  const range = { file, start: { line, column }, end, field };
  const message = createMessage(rule, { ...problem, range, edits: write(replaced, text) }, () => original);
  return { ...message, reservesLines: true };
}

/** The path of the field on a line; empty below the front matter. */
function fieldOn(lines: readonly string[], line: number): string {
  const front = frontLines(lines);
  return line <= front.length ? fieldAt(front, line - 1) : '';
}

/** The column of the first character that the correction changes; of the first word if it changes only the indentation. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}
