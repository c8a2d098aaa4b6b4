import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { joinPath, type ParsedYaml, type Point, type Raw } from './Source';

export function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter();
  const { stackTraceLimit } = Error;
  try {
    // The parser creates an error for each mistake; thousands of stack traces would take seconds.
    Error.stackTraceLimit = 0;
    const document = parseDocument(text, {
      lineCounter: counter,
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
    });
    const [first] = [...document.errors, ...document.warnings];
    if (!first) return { text, document, counter };
    const { line, col: column } = counter.linePos(first.pos[0]);
    return { text, document, counter, error: { line, column, code: first.code } };
  } catch {
    // Collections nested too deeply overflow the stack.
    const error = { line: 1, column: 1, code: 'TOO_DEEP' };
    return { text, document: parseDocument(''), counter, error };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The values of a document with their positions in the file. */
export function readValues({ document, counter }: ParsedYaml) {
  const positions = new Map<string, Point>();
  const valuePositions = new Map<string, Point>();
  const read = (node: Node | null, path: string): Raw => {
    if (!node) return null;
    const position = positionOf(node, counter);
    const keyPosition = positions.get(path);
    // The items of a list have no keys.
    if (!keyPosition) positions.set(path, position);
    if (keyPosition?.line === position.line) valuePositions.set(path, position);
    if (isMap<Node, Node | null>(node)) return readGroup(node, path);
    if (isSeq<Node>(node)) return node.items.map((item, index) => read(item, joinPath(path, index)));
    return textOf(node).trim() === '' ? null : textOf(node);
  };
  const readGroup = (node: YAMLMap<Node, Node | null>, path: string): Raw => {
    const group: { [key: string]: Raw } = Object.create(null);
    for (const [name, { key, value }] of pairsOf(node)) {
      positions.set(joinPath(path, name), positionOf(key, counter));
      group[name] = read(value, joinPath(path, name));
    }
    return group;
  };
  const values = document.contents === null ? {} : read(document.contents, '');
  return { values, positions, valuePositions };
}

/** The fields of a group by name. The first of duplicate names counts. */
export function pairsOf(group: YAMLMap<Node, Node | null>): Map<string, Pair<Node, Node | null>> {
  const pairs = new Map<string, Pair<Node, Node | null>>();
  for (const pair of group.items) if (!pairs.has(textOf(pair.key))) pairs.set(textOf(pair.key), pair);
  return pairs;
}

/** The text of a scalar; empty for other nodes. */
export const textOf = (node: Node): string => (isScalar(node) ? String(node.value ?? '') : '');

export const positionOf = ({ range }: Node, counter: LineCounter): Point => pointAt(range?.[0] ?? 0, counter);

/** The position in the file, whose first line is the opening fence. */
export function pointAt(offset: number, counter: LineCounter): Point {
  const { line, col } = counter.linePos(offset);
  return { line: line + 1, column: col };
}
