import type { Source } from '../../../source/Source';

/** A value of a field, or a paragraph below the fields. */
export interface Passage {
  /** The name of the nearest field; of a paragraph, `body`. */
  key: string;
  /** The name of the field or section that it stands in. */
  group: string;
  text: string;
  /** The fields of the same list item, or of the group. */
  item: Record<string, string>;
  /** The line on which it begins, from 1. */
  line: number;
}

const FIELD = /^(\s*)(?:- )*"?([a-z]\w*)(?: [\w-]+)?"?:(?:\s+(.*))?$/;
const ITEM = /^\s*(?:[-*+|>]|#{1,6}|\d+\.)\s/;

/** The texts of a file, each line joined to the next by one line break. Notes are left out. */
export function passagesIn({ lines, bodyLine }: Pick<Source, 'lines' | 'bodyLine'>): Passage[] {
  const front = lines.slice(0, bodyLine - 1);
  return [...passagesOfFields(front), ...passagesOfBody(lines, bodyLine - 1)];
}

function passagesOfFields(lines: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  for (const [index, text] of lines.entries()) {
    if (/^(?:---|\s*#)/.test(text)) continue;
    const last = passages.at(-1);
    if (last && !FIELD.test(text) && !ITEM.test(text)) last.text += `\n${text.trim()}`;
    else passages.push(passageOn(text, index + 1, last));
  }
  return passages;
}

/** An entry of a list without a name belongs to the field above it. */
function passageOn(line: string, number: number, above?: Passage): Passage {
  const [isField, indent, key = above?.key ?? '', text = ''] = FIELD.exec(line) ?? [];
  const isFirst = indent === '' || /^\s*- /.test(line);
  const item: Record<string, string> = isFirst || !above ? {} : above.item;
  if (isField === undefined) return { key, group: above?.group ?? '', text: line, item, line: number };
  item[key] ??= text;
  return { key, group: indent === '' ? key : (above?.group ?? ''), text, item, line: number };
}

function passagesOfBody(lines: readonly string[], from: number): Passage[] {
  const passages: Passage[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const before = lines[index - 1] ?? '';
    const last = passages.at(-1);
    if (text.trim() === '') continue;
    if (last && before.trim() !== '' && !ITEM.test(text)) last.text += `\n${text.trim()}`;
    else passages.push({ key: 'body', group: 'body', text, item: {}, line: index + 1 });
  }
  return passages;
}

/** Of a passage up to an index, the words of the same sentence. */
export const sentenceBefore = (text: string, index: number): string =>
  text
    .slice(Math.max(0, index - 200), index)
    .split(/[.!?]["”’)]?\s/)
    .at(-1) ?? '';

export const sentenceAt = (text: string, index: number): string =>
  sentenceBefore(text, index) + (text.slice(index, index + 200).split(/[.!?](?:\s|$)/)[0] ?? '');
