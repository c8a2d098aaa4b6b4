import { type Excess, excessInFields, excessInText } from './limits';
import { parseYaml, readValues } from './parseYaml';
import type { Fault, Raw, Source } from './Source';
import { splitFences } from './splitFences';

/** Splits and parses one Markdown file's text. Never throws for what an owner can write: `faults` says what it is. */
export function readSource(file: string, input: string): Source {
  return readLines(file, splitLines(input));
}

/** The lines of a file, whatever ends them, without a byte order mark. */
export function splitLines(input: string): string[] {
  return input
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
}

export function readLines(file: string, lines: string[]): Source {
  const source: Source = {
    file,
    lines,
    values: {},
    positions: new Map(),
    valuePositions: new Map(),
    body: '',
    bodyLine: 1,
    faults: [],
  };
  const parts = splitFences(lines);
  if (!parts) return unreadable(source, 'fences', 1);
  const { front, body, bodyLine } = parts;
  const excess = excessInFields(lines.slice(1, bodyLine - 2));
  if (excess) return tooCostly(source, excess, 2);
  const excessBelow = excessInText(body);
  if (excessBelow) return tooCostly(source, excessBelow, bodyLine);
  const yaml = parseYaml(front);
  const read = { ...source, body, bodyLine, yaml };
  if (yaml.error) return unreadable(read, 'yaml', yaml.error.line + 1, yaml.error.code);
  const { values, ...positions } = readValues(yaml);
  if (!isGroup(values)) return unreadable(read, 'front-matter-shape', 2);
  return { ...read, values, ...positions };
}

function tooCostly(source: Source, { ruleId, line, kind }: Excess, firstLine: number): Source {
  return unreadable(source, ruleId, firstLine + line, kind);
}

function unreadable(source: Source, ruleId: string, line: number, input?: unknown): Source {
  const fault: Fault = { ruleId, place: { line, column: 1 }, field: '', input };
  return { ...source, faults: [fault] };
}

function isGroup(values: Raw): values is { [key: string]: Raw } {
  return values !== null && typeof values === 'object' && !Array.isArray(values);
}
