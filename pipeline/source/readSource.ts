import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import matter from 'gray-matter';
import { type Excess, excessInFields, excessInText } from './limits';
import { parseYaml, readValues } from './parseYaml';
import type { Fault, Raw, Source } from './Source';

/** Splits and parses the text of a Markdown file. Does not throw for wrong content, but returns `faults`. */
export function readSource(file: string, input: string): Source {
  return readLines(file, splitLines(input));
}

/** The lines of a file, with any line ends, without a byte order mark, and with each accent and its letter as one character. */
export function splitLines(input: string): string[] {
  return input
    .normalize('NFC')
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

export function isGroup(values: Raw): values is { [key: string]: Raw } {
  return values !== null && typeof values === 'object' && !Array.isArray(values);
}

interface Parts {
  /** The lines between the fences. */
  front: string;
  body: string;
  bodyLine: number;
}

/** gray-matter runs code in front matter by default. Here every engine refuses; ours only returns the text. */
const engines = {
  yaml: () => ({}),
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
};

export const isFence = (line = ''): boolean => line.trimEnd() === '---';

/** The index of the second line of `---`; -1 where the file does not begin with one or has no second one. */
export const findClosingFence = (lines: readonly string[]): number =>
  isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;

/**
 * Splits a file at its two lines of `---`; spaces behind these do not matter. Nothing where one is missing, of which
 * gray-matter says nothing.
 */
export function splitFences(lines: readonly string[]): Parts | undefined {
  const closing = findClosingFence(lines);
  if (closing < 0) return undefined;
  const bare = lines.map((line, index) => (index === 0 || index === closing ? '---' : line)).join('\n');
  const { matter: front, content: body } = matter(bare, { engines });
  return { front: front.replace(/^\n/, ''), body, bodyLine: closing + 2 };
}

function refuse(): never {
  throw new Error('only YAML front matter is read');
}

/** Larger than a long novel: such a file is there by accident or to do harm. */
const MAX_BYTES = 500_000;

/** Why a file has no text: it is larger than it may be, or its bytes are not UTF-8. */
export type Unreadable = { ruleId: 'too-large'; size: number } | { ruleId: 'not-text'; bytes: Buffer };

/** The text of a file, or why it has none. A file that is too large is not opened. */
export function readFile(path: string): string | Unreadable {
  const { size } = statSync(path);
  if (size > MAX_BYTES) return { ruleId: 'too-large', size };
  const bytes = readFileSync(path);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : { ruleId: 'not-text', bytes };
}
