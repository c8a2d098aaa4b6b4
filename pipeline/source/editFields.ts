import { isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { writeYaml } from './plainYaml';
import { findClosingFence, splitLines } from './readSource';

/** A field to set, or to remove if `value` is undefined. */
export interface FieldEdit {
  /** The keys from the top level: `['address', 'town']`. */
  path: readonly string[];
  value?: unknown;
}

/**
 * Changes fields of a file. Comments, order, quotes and line endings are preserved. Throws if the front matter cannot be
 * parsed.
 */
export function editFields(text: string, edits: readonly FieldEdit[]): string {
  return edits.reduce(editField, text);
}

function editField(text: string, { path, value }: FieldEdit): string {
  const lineEnd = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const [first = '', ...more] = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const lines = splitLines(text);
  const closing = findClosingFence(lines);
  if (closing < 0) throw new Error('the file has no front matter');
  const front = lines.slice(1, closing).map((line) => `${line}\n`);
  const edited = editFront(front.join(''), path, value);
  return first + edited.replaceAll('\n', lineEnd) + more.slice(closing - 1).join('');
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
      : `${front}${writeYaml({ [name]: value })}`;
  }
  const pair = group.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  if (!pair) return value === undefined ? front : append(front, group, { [name]: value });
  return value === undefined ? remove(front, pair) : replace(front, pair, { [name]: value });
}

function append(front: string, group: YAMLMap<Node, Node | null>, field: object): string {
  const last = group.items.at(-1);
  if (!last) return `${front}${writeYaml({ ...field })}`;
  const [, end] = rangeOf(last, front);
  const before = front.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${block(field, indentOf(front, last))}${front.slice(end)}`;
}

function remove(front: string, pair: Pair<Node, Node | null>): string {
  const [start, end] = rangeOf(pair, front);
  return front.slice(0, start) + front.slice(end);
}

/** A value on the line of its key is replaced in place, so that a comment after it is preserved. */
function replace(front: string, pair: Pair<Node, Node | null>, field: Record<string, unknown>): string {
  const [value] = Object.values(field);
  const lines = block(field, indentOf(front, pair));
  const old = isScalar(pair.value) ? pair.value.range : undefined;
  if (old && typeof value !== 'object' && !front.slice(old[0], old[1]).includes('\n')) {
    const written = writeYaml({ v: value }).slice('v:'.length).trim();
    const gap = old[0] === old[1] && !/\s/.test(front.charAt(old[0] - 1)) ? ' ' : '';
    return front.slice(0, old[0]) + gap + written + front.slice(old[1]);
  }
  const [start, end] = rangeOf(pair, front);
  return front.slice(0, start) + lines + front.slice(end);
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

function block(field: object, indent: string): string {
  return writeYaml({ ...field }).replace(/^(?=.)/gm, indent);
}
