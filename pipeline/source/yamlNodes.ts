import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import { joinPath, pointAt } from './parseYaml';
import type { ParsedYaml, Point } from './Source';

/** A value of front matter as it was typed. */
export interface YamlNode {
  path: string;
  position: Point;
  /** The characters of a text without quotation marks. */
  plain?: string;
  /** What follows such a text on its line. */
  after: string;
  /** Whether it is an alias (`*name`), or has an anchor (`&name`) or a tag (`!name`). */
  isMarked: boolean;
  /** The names in a group, again where one is there twice. */
  names: { name: string; position: Point }[];
}

/** All values of front matter, each with its name. Of a name that is there twice, only the first has its value here. */
export function nodesOf({ document, counter, text }: ParsedYaml): YamlNode[] {
  const nodes: YamlNode[] = [];
  const add = (node: Node | null, path: string): void => {
    if (!node) return;
    const pairs = isMap<Node, Node | null>(node) ? node.items : [];
    const names = pairs.map(({ key }) => ({ name: nameOf(key), position: positionOf(key) }));
    nodes.push({ path, position: positionOf(node), ...asTyped(node, text), names });
    for (const [name, value] of childrenOf(node)) add(value, joinPath(path, name));
  };
  const positionOf = ({ range }: Node) => pointAt(counter, range?.[0] ?? 0);
  add(document.contents, '');
  return nodes;
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
