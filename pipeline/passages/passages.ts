import type { Nodes } from 'mdast';
import type { ParsedProse, ProseValue } from '../fields/values';
import { nodesOf, textOf } from '../markdown/parseMarkdown';
import type { LoadedEntry, ParsedTexts } from '../model/load/load';
import { visitEntry } from '../model/visitEntry';
import { type Raw, type Source, valueAt } from '../source/Source';
import { align, type Span, spanOf } from './align';
import { rangeOfField } from './fieldRange';
import { type Range, rangeOnLine } from './Range';

/**
 * What a passage is: a field of one line (`label`: the words of a link), a block of a Markdown text (`item`: a paragraph in a
 * list), where a link or a picture leads (`address`), the words for a picture in a text (`alt`) or in a list (`description`), or
 * a note of the owner, which visitors do not see.
 */
export type Place =
  | 'field'
  | 'label'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'code'
  | 'html'
  | 'address'
  | 'alt'
  | 'description'
  | 'note';

/** Something that the owner wrote, without the marks of YAML and Markdown. */
export interface Passage {
  text: string;
  place: Place;
  /** The path of its field; empty in the text below the fields. */
  field: string;
  /** Where it stands in the file, or the characters of its text from `from` up to `to`. */
  range(from?: number, to?: number): Range;
}

type Entry = Pick<LoadedEntry, 'fields' | 'sections' | 'body'>;

/** The passages of a file of a known type, first of its fields and then of the text below them, each in the order of the file. */
export function passagesOf(source: Source, entry: Entry, texts: ParsedTexts): Passage[] {
  const found: Passage[] = [];
  const addField = (place: Place, text: string, field: string, at = 0) =>
    found.push({
      text,
      place,
      field,
      range: (from = 0, to = text.length) => rangeOfField(source, field, at + from, at + to),
    });
  const addText = (value: ProseValue, field = '') => {
    const parsed = texts.get(value);
    if (parsed) for (const passage of passagesIn(parsed, source, field)) found.push(passage);
  };
  visitEntry(entry, {
    // A value that is read as something else, such as a date, is not what was typed.
    string: (text, field) => text === typedAt(source.values, field) && addField('field', text, field),
    link: ({ label, to }, field) => {
      addField('label', label, field);
      addField('address', to, field, (typedAt(source.values, field) ?? '').lastIndexOf(to));
    },
    prose: (value, field) => value !== entry.body && addText(value, field),
  });
  if (entry.body) addText(entry.body);
  for (const note of notesIn(source)) found.push(note);
  return found;
}

/** The text of a field as it was typed, without the spaces around it. */
export function typedAt(values: Raw, field: string): string | undefined {
  const value = valueAt(values, field);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** The descriptions of a `descriptions.md`, by the names of their pictures. */
export const descriptionsIn = (source: Source): Passage[] =>
  Object.entries(source.values).flatMap(([field, text]) =>
    typeof text === 'string'
      ? [
          {
            text,
            place: 'description' as const,
            field,
            range: (from = 0, to = text.length) => rangeOfField(source, field, from, to),
          },
        ]
      : [],
  );

/** Characters of a Markdown text, as offsets, in its file. */
export function rangeInText(source: Source, field: string, markdown: string, [start, end]: Span): Range {
  if (field !== '') return rangeOfField(source, field, start, end);
  const { file, bodyLine } = source;
  const pointAt = (offset: number) => {
    const above = markdown.slice(0, offset).split('\n');
    return { line: bodyLine + above.length - 1, column: (above.at(-1) ?? '').length + 1 };
  };
  return { file, start: pointAt(start), end: pointAt(end) };
}

function passagesIn({ markdown, tree }: ParsedProse, source: Source, field: string): Passage[] {
  const within = (span: Span) => rangeInText(source, field, markdown, span);
  const found: Passage[] = [];
  const addAll = (node: Nodes, isItem: boolean): void => {
    const place = placeOf(node, isItem);
    if (place) found.push({ ...passageOf(node, markdown, within), place, field });
    for (const [kind, text, at] of behind(node, markdown)) {
      const range = (from = 0, to = text.length) => {
        const [start, end] = spanOf(align(text, markdown.slice(at)), from, to);
        return within([at + start, at + end]);
      };
      found.push({ text, place: kind, field, range });
    }
    if ('children' in node) for (const child of node.children) addAll(child, node.type === 'listItem');
  };
  nodesOf(tree);
  addAll(tree, false);
  return found;
}

function placeOf({ type }: Nodes, isItem: boolean): Place | undefined {
  if (type === 'heading' || type === 'code' || type === 'html') return type;
  if (type === 'inlineCode') return 'code';
  if (type === 'tableCell') return 'cell';
  return type === 'paragraph' ? (isItem ? 'item' : 'paragraph') : undefined;
}

/** What a link or a picture has besides its words, and where: the words for a picture, and an address that is not its own label. */
function* behind(node: Nodes, markdown: string): Generator<[place: Place, text: string, offset: number]> {
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const typed = markdown.slice(start, end);
  const at = node.type === 'definition' ? typed.indexOf(']:') : typed.lastIndexOf('](');
  if (node.type === 'image' && node.alt) yield ['alt', node.alt, start + 2];
  if (at >= 0 && node.url !== '' && !node.url.startsWith('data:'))
    yield ['address', node.url, start + at + 2];
}

function passageOf(node: Nodes, markdown: string, within: (span: Span) => Range) {
  const text = node.type === 'html' ? node.value : textOf(node);
  const range = (from = 0, to = text.length) => within(spanOf(spansOf(node, text, markdown), from, to));
  return { text, range };
}

/** Where each character of a node's text stands in the Markdown. */
function spansOf(node: Nodes, text: string, markdown: string): Span[] {
  if ('children' in node && node.children.every(({ position }) => position?.start.offset !== undefined))
    return node.children.flatMap((child) => spansOf(child, textOf(child), markdown));
  const [start = 0, end] = [node.position?.start.offset, node.position?.end.offset];
  return align(text, markdown.slice(start, end)).map(([from, to]) => [start + from, start + to]);
}

/** The notes of the owner: lines of front matter that begin with `#`, and comments of the text. */
function notesIn(source: Source): Passage[] {
  const { lines, bodyLine } = source;
  return lines.slice(0, bodyLine - 1).flatMap((line, index) => {
    const [, mark = '', text = ''] = /^(\s*#+\s*)(.*)$/.exec(line) ?? [];
    const range = (from = 0, to = text.length) =>
      rangeOnLine(source, index + 1, mark.length + from + 1, mark.length + to + 1);
    return text === '' ? [] : [{ text, place: 'note' as const, field: '', range }];
  });
}
