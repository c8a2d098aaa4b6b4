import { isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { pairsOf, textOf } from './parseYaml';
import { findClosingFence, splitLines } from './readSource';
import { writeYaml } from './writeYaml';

/** A field to set, or to remove if `value` is undefined. */
export interface FieldEdit {
  /** The keys from the top level: `['address', 'town']`. */
  path: readonly string[];
  value?: unknown;
}

/**
 * Changes fields of a file. Comments, order and quotes are preserved, and line ends if they are all alike. Throws if the
 * front matter cannot be parsed.
 */
export function editFields(text: string, edits: readonly FieldEdit[]): string {
  return edits.reduce(editField, text);
}

function editField(text: string, { path, value }: FieldEdit): string {
  const lineEnd = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const lines = splitLines(text);
  const closing = findClosingFence(lines);
  if (closing < 0) throw new Error('the file has no front matter');
  const front = lines.slice(1, closing).map((line) => `${line}\n`);
  const edited = editFront(front.join(''), path, value);
  const typed = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  return typed[0] + edited.replaceAll('\n', lineEnd) + typed.slice(closing).join('');
}

function editFront(front: string, path: readonly string[], value: unknown): string {
  const document = parseDocument(front, { schema: 'failsafe' });
  if (document.errors.length > 0) throw new Error('the front matter is not YAML');
  const parents = path.slice(0, -1);
  const group = parents.length > 0 ? document.getIn(parents) : document.contents;
  const name = String(path.at(-1));
  if (!isMap<Node, Node | null>(group)) {
    if (value === undefined) return front;
    return parents.length > 0
      ? editFront(front, parents, { [name]: value })
      : front + writeYaml({ [name]: value });
  }
  const pair = pairsOf(group).get(name);
  if (!pair) return value === undefined ? front : append(front, group, { [name]: value });
  return value === undefined ? remove(front, pair) : replace(front, pair, value);
}

function append(front: string, group: YAMLMap<Node, Node | null>, field: Record<string, unknown>): string {
  const last = group.items.at(-1);
  if (!last) return front + writeYaml(field);
  const [, end] = rangeOf(last, front);
  const before = front.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${block(field, indentOf(front, last))}${front.slice(end)}`;
}

function remove(front: string, pair: Pair<Node, Node | null>): string {
  const [start, end] = rangeOf(pair, front);
  return front.slice(0, start) + front.slice(end);
}

/** A value of one line is replaced in place, so that a comment after it is preserved. */
function replace(front: string, pair: Pair<Node, Node | null>, value: unknown): string {
  const old = isScalar(pair.value) ? pair.value.range : undefined;
  const isOneLine = typeof value !== 'object' && !String(value).includes('\n');
  if (old && isOneLine && !front.slice(old[0], old[1]).includes('\n')) {
    const gap = old[0] === old[1] && !/\s/.test(front.charAt(old[0] - 1)) ? ' ' : '';
    return front.slice(0, old[0]) + gap + writeYaml(value).trim() + front.slice(old[1]);
  }
  const [start, end] = rangeOf(pair, front);
  const name = textOf(pair.key);
  return front.slice(0, start) + block({ [name]: value }, indentOf(front, pair)) + front.slice(end);
}

/** The offsets of a field's lines, without comments and empty lines after them. */
function rangeOf({ key, value }: Pair<Node, Node | null>, front: string): [start: number, end: number] {
  const start = front.lastIndexOf('\n', (key.range?.[0] ?? 0) - 1) + 1;
  const last = Math.max(key.range?.[1] ?? 0, value?.range?.[1] ?? 0);
  const content = front.slice(0, last).trimEnd().length;
  const lineEnd = front.indexOf('\n', content);
  return [start, lineEnd < 0 ? front.length : lineEnd + 1];
}

function indentOf(front: string, { key }: Pair<Node, Node | null>): string {
  const at = key.range?.[0] ?? 0;
  return front.slice(front.lastIndexOf('\n', at - 1) + 1, at);
}

function block(field: Record<string, unknown>, indent: string): string {
  return writeYaml(field).replace(/^(?=.)/gm, indent);
}
