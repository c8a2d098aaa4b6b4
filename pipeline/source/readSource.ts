import matter from 'gray-matter';
import { parseYaml, readValues } from './parseYaml';
import { type Excess, excessInFields, excessInText } from './parsingCost';
import { isGroup, type Source } from './Source';

/** Splits and parses a Markdown file. Wrong content does not throw; it is returned as `faults`. */
export function readSource(file: string, input: string): Source {
  return readSourceLines(file, splitLines(input));
}

/** Splits a file at line ends of any kind. Removes a byte order mark and normalizes the text to NFC. */
export function splitLines(input: string): string[] {
  return input
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
}

export function readSourceLines(file: string, lines: string[]): Source {
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
  const excess = excessInFields(front.split('\n'));
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

function unreadable(source: Source, ruleId: string, line: number, detail?: string): Source {
  return { ...source, faults: [{ ruleId, place: { line, column: 1 }, field: '', input: detail }] };
}

/** YAML is left unparsed. `splitFences` passes no other language on; gray-matter would run JavaScript. */
const engines = {
  yaml: () => ({}),
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
};

function refuse(): never {
  throw new Error('only YAML front matter is read');
}

export const isFence = (line = ''): boolean => line.trimEnd() === '---';

/** The index of the second line of `---`; -1 if the file has no front matter. */
export const findClosingFence = (lines: readonly string[]): number =>
  isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;

/** Splits a file at its two lines of `---`, which may have trailing spaces. Undefined if a fence is missing. */
export function splitFences(lines: readonly string[]) {
  const closing = findClosingFence(lines);
  if (closing < 0) return undefined;
  // The line break is part of the delimiter, because gray-matter would also take `----` for `---`.
  const text = lines.with(0, '---').with(closing, '---\n').join('\n');
  const { matter: front, content: body } = matter(text, { engines, delimiters: ['---', '---\n'] });
  return { front: front.replace(/^\n/, ''), body, bodyLine: closing + 2 };
}
