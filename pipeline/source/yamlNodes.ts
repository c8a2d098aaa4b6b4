import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import { pairsOf, pointAt, positionOf, textOf } from './parseYaml';
import { joinPath, type ParsedYaml, type Point, type Source } from './Source';

export interface YamlNode {
  path: string;
  position: Point;
  /** The characters of an unquoted text. */
  plain?: string;
  /** The rest of the line after an unquoted text. */
  after: string;
  lines: { from: number; to: number };
  /** The line where a text begins, from which the lines of its Markdown count; missing for groups, and for a text whose lines YAML joins. */
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
    const names = pairs.map(({ key }) => ({ name: textOf(key), position: positionOf(key, counter) }));
    const place = { position: positionOf(node, counter), ...linesOf(node) };
    nodes.push({ path, ...place, ...asTyped(node, text), names });
    for (const [name, value] of childrenOf(node)) add(value, joinPath(path, name));
  };
  const linesOf = (node: Node) => {
    const [start = 0, end = start] = node.range ?? [];
    const from = pointAt(start, counter).line;
    const { line: to } = pointAt(start + text.slice(start, end).trimEnd().length, counter);
    if (isScalar(node) && node.type === 'BLOCK_LITERAL') return { lines: { from, to }, firstLine: from + 1 };
    return { lines: { from, to }, ...(from === to ? { firstLine: from } : {}) };
  };
  add(document.contents, '');
  return nodes;
}

/** The lines of each value. Previews lead from a text to them. */
export function linesByPath({ yaml }: Source): Map<string, Pick<YamlNode, 'lines' | 'firstLine'>> {
  return new Map(yaml && yamlNodesOf(yaml).map((node) => [node.path, node]));
}

function childrenOf(node: Node): [name: string | number, value: Node | null][] {
  if (isSeq<Node>(node)) return [...node.items.entries()];
  const pairs = isMap<Node, Node | null>(node) ? [...pairsOf(node)] : [];
  return pairs.map(([name, { value }]) => [name, value]);
}

function asTyped(node: Node, text: string): Pick<YamlNode, 'plain' | 'after' | 'isMarked'> {
  if (!isScalar(node)) return { after: '', isMarked: isAlias(node) };
  const isMarked = node.anchor !== undefined || node.tag?.startsWith('!') === true;
  if (node.type !== 'PLAIN' || !node.range) return { after: '', isMarked };
  const [start, end] = node.range;
  const [after = ''] = text.slice(end).split('\n', 1);
  return { plain: text.slice(start, end), after, isMarked };
}
