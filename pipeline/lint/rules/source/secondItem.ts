import { shapeOf } from '../../../kinds/kind';
import { contentTypeOf } from '../../../model/registry';
import { findClosingFence, isFence } from '../../../source/readSource';
import { rule } from '../../rule';

/** The minimum of repeated names. A single one may be the first word of a sentence. */
const MIN_FIELDS = 2;
/** The minimum without a fence above them. */
const MIN_BARE_FIELDS = 3;
/** More lines of one item are not searched for its fields. */
const MAX_LINES = 60;
/** A field, an entry, a comment, an indented line, or an empty line. */
const OF_FIELDS = /^(?:\s|$|#|- |["']?[\w ]+["']?\s*:(?:\s|$))/;
/** The names of fields, by the index of their line. */
type Names = ReadonlyMap<number, string>;

/** A second review, job or other item in one file, with fences of its own. */
export const secondItem = rule({
  id: 'second-item',
  fences({ lines, type }, report) {
    if (!type) return;
    const { file, folder, fields, label = type } = contentTypeOf(type);
    if (file) return;
    const closing = findClosingFence(lines);
    if (closing < 0) return;
    const at = findSecond(lines, namesIn(lines, Object.keys(shapeOf(fields))), closing);
    if (at === undefined) return;
    const cut =
      at < closing
        ? `Cut the lines from here to line ${closing}, and put them`
        : 'Cut everything from this line on, and put it';
    const what = `A second ${label} begins here, and one file holds only one.`;
    const advice = `${cut} into a new file of its own in content/${folder}.`;
    report({ line: at + 1, column: 1, what, advice });
  },
});

/** The lines without the second item at an index; lines below it keep their numbers. */
export function withoutSecondItem(lines: readonly string[], at: number): string[] {
  const closing = findClosingFence(lines);
  if (at >= closing) return [...lines.slice(0, at), ''];
  return lines.map((line, index) => (index >= at && index < closing ? '' : line));
}

/** The index of the line where a second item begins: of a fence below the first one, or of its first field. */
function findSecond(lines: readonly string[], names: Names, closing: number): number | undefined {
  const above = [...names].filter(([index]) => index < closing);
  const known = new Set(above.map(([, name]) => name));
  /** The lines from an index up to the first that `ends` them. */
  const blockAt = (from: number, ends: (line: string) => boolean) => {
    const block = lines.slice(from, from + MAX_LINES);
    const end = block.findIndex(ends);
    return end < 0 ? block : block.slice(0, end);
  };
  const countRepeated = (from: number, block: readonly string[]) =>
    new Set(block.map((_line, at) => names.get(from + at) ?? '').filter((name) => known.has(name))).size;
  const [, [again = 0] = []] = above.filter(([, name]) => name === above[0]?.[1]);
  if (again > 0 && countRepeated(again, blockAt(again, isFence)) >= MIN_BARE_FIELDS) return again;
  const isSecond = (line: string, index: number) => {
    const from = isFence(line) ? index + 1 : index;
    const block = blockAt(from, isFence(line) ? isFence : endsFields);
    const minimum = isFence(line) ? MIN_FIELDS : MIN_BARE_FIELDS;
    return block.every((each) => OF_FIELDS.test(each)) && countRepeated(from, block) >= minimum;
  };
  const at = lines.findIndex((line, index) => index >= closing && isSecond(line, index));
  if (at < 0) return undefined;
  return at === closing ? at + 1 : at;
}

/** Whether a line is no field of an item without a fence above it. */
const endsFields = (line: string): boolean => line.trim() === '' || isFence(line) || !OF_FIELDS.test(line);

/** The lines that begin with one of the `own` names of a type. */
function namesIn(lines: readonly string[], own: readonly string[]): Names {
  const known = new Set(own.map((name) => name.toLowerCase()));
  return new Map(
    lines.flatMap((line, index) => {
      const [, word = ''] = /^["']?(\w+)["']?\s*:(?:\s|$)/.exec(line) ?? [];
      return known.has(word.toLowerCase()) ? [[index, word.toLowerCase()] as const] : [];
    }),
  );
}
