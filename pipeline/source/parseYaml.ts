import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { ParsedYaml, Point, Raw, Source } from './Source';

export function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter();
  const document = documentOf(text, counter);
  if (!document)
    return {
      text,
      document: new Document(null) as Document.Parsed,
      counter,
      error: { line: 1, column: 1, code: 'TOO_DEEP' },
    };
  const [first] = [...document.errors, ...document.warnings];
  if (!first) return { text, document, counter };
  const { line, col: column } = counter.linePos(first.pos[0]);
  return { text, document, counter, error: { line, column, code: first.code } };
}

/** Undefined if collections are nested too deeply for the parser. */
function documentOf(text: string, counter: LineCounter): Document.Parsed | undefined {
  const { stackTraceLimit } = Error;
  try {
    // Thousands of stack traces, which nobody reads, would take seconds.
    Error.stackTraceLimit = 0;
    return parseDocument(text, {
      lineCounter: counter,
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
    });
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Positions {
  positions: Map<string, Point>;
  valuePositions: Map<string, Point>;
}

/** The values of a document with their positions in the file. */
export function readValues({ document, counter }: ParsedYaml): Positions & { values: Raw } {
  const found: Positions = { positions: new Map(), valuePositions: new Map() };
  const values = document.contents === null ? {} : rawOf(document.contents, '', counter, found);
  return { values, ...found };
}

function rawOf(node: Node | null, path: string, counter: LineCounter, found: Positions): Raw {
  if (!node) return null;
  const position = pointAt(counter, node.range?.[0] ?? 0);
  const name = found.positions.get(path);
  if (!name) found.positions.set(path, position);
  if (name?.line === position.line) found.valuePositions.set(path, position);
  if (isMap<Node, Node>(node)) return groupOf(node.items, path, counter, found);
  if (isSeq<Node>(node))
    return node.items.map((item, index) => rawOf(item, joinPath(path, index), counter, found));
  return isScalar(node) ? scalarText(node) : null;
}

function scalarText({ type, value, source }: Scalar): string | null {
  if (type === 'PLAIN') return source || null;
  return String(value).trim() === '' ? null : String(value);
}

/** The first of duplicate keys counts. */
function groupOf(
  pairs: readonly Pair<Node, Node | null>[],
  path: string,
  counter: LineCounter,
  found: Positions,
): Raw {
  const group: { [key: string]: Raw } = Object.create(null);
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value ?? '') : '';
    if (name in group) continue;
    found.positions.set(joinPath(path, name), pointAt(counter, key.range?.[0] ?? 0));
    group[name] = rawOf(value, joinPath(path, name), counter, found);
  }
  return group;
}

/** The position in the file, whose first line is the opening fence. */
function pointAt(counter: LineCounter, offset: number): Point {
  const { line, col } = counter.linePos(offset);
  return { line: line + 1, column: col };
}

/** `hero.buttons` and `1` make `hero.buttons.1`. */
export function joinPath(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}

export interface YamlNode {
  path: string;
  position: Point;
  /** The characters of an unquoted text. */
  plain?: string;
  /** The rest of the line after an unquoted text. */
  after: string;
  lines: { from: number; to: number };
  /** The line where the text begins, if each line of the text is a line of the file. */
  firstLine?: number;
  /** Whether it is an alias (`*name`), or has an anchor (`&name`) or a tag (`!name`). */
  isMarked: boolean;
  /** The keys of a group, including duplicates. */
  names: { name: string; position: Point }[];
}

/** All values of front matter with their keys. Of duplicates, only the first one has a value. */
export function yamlNodesOf({ document, counter, text }: ParsedYaml): YamlNode[] {
  const nodes: YamlNode[] = [];
  const add = (node: Node | null, path: string): void => {
    if (!node) return;
    const pairs = isMap<Node, Node | null>(node) ? node.items : [];
    const names = pairs.map(({ key }) => ({ name: nameOf(key), position: positionOf(key) }));
    const place = { position: positionOf(node), ...linesOf(node) };
    nodes.push({ path, ...place, ...asTyped(node, text), names });
    for (const [name, value] of childrenOf(node)) add(value, joinPath(path, name));
  };
  const positionOf = ({ range }: Node) => pointAt(counter, range?.[0] ?? 0);
  const linesOf = (node: Node) => {
    const [start = 0, end = start] = node.range ?? [];
    const from = pointAt(counter, start).line;
    const { line: to } = pointAt(counter, start + text.slice(start, end).trimEnd().length);
    if (isScalar(node) && node.type === 'BLOCK_LITERAL') return { lines: { from, to }, firstLine: from + 1 };
    return { lines: { from, to }, ...(from === to ? { firstLine: from } : {}) };
  };
  add(document.contents, '');
  return nodes;
}

export function linesByPath({ yaml }: Source): Map<string, Pick<YamlNode, 'lines' | 'firstLine'>> {
  return new Map(yaml && yamlNodesOf(yaml).map((node) => [node.path, node]));
}

const nameOf = (key: Node) => (isScalar(key) ? String(key.value ?? '') : '');

function childrenOf(node: Node): Iterable<[string | number, Node | null]> {
  if (isSeq<Node>(node)) return node.items.entries();
  const values = new Map<string, Node | null>();
  if (isMap<Node, Node | null>(node))
    for (const { key, value } of node.items) if (!values.has(nameOf(key))) values.set(nameOf(key), value);
  return values;
}

function asTyped(node: Node, text: string): Pick<YamlNode, 'plain' | 'after' | 'isMarked'> {
  if (!isScalar(node)) return { after: '', isMarked: isAlias(node) };
  const isMarked = node.anchor !== undefined || node.tag?.startsWith('!') === true;
  if (node.type !== 'PLAIN' || !node.range) return { after: '', isMarked };
  const [start, end] = node.range;
  const lineEnd = text.indexOf('\n', end);
  const after = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  return { plain: text.slice(start, end), after, isMarked };
}

/** A scalar as typed. Offsets count from the start of the front matter. */
export interface TypedScalar {
  start: number;
  end: number;
  /** The offset of the text: after the quotation mark, or on the line after `>` or `|`. */
  textStart: number;
  text: string;
  typed: string;
}

/** The scalars of front matter by their start offsets. */
export function scalarsOf({ document, text }: ParsedYaml): Map<number, TypedScalar> {
  const found = new Map<number, TypedScalar>();
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const typed = text.slice(start, end);
      const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      const mark = node.type === 'PLAIN' ? 0 : isBlock ? typed.indexOf('\n') + 1 : 1;
      const value = node.type === 'PLAIN' ? String(node.source) : String(node.value);
      found.set(start, {
        start,
        end: start + typed.trimEnd().length,
        textStart: start + mark,
        text: value,
        typed: typed.slice(mark),
      });
    },
  });
  return found;
}
