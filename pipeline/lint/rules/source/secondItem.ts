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

export const secondItem = rule({
  id: 'second-item',
  about:
    'Each file contains one review, one article or one team member. A second one was pasted below the first. Give it its own file.',
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
  const countRepeated = (from: number): number => {
    const block = lines.slice(from, from + MAX_LINES);
    const end = block.findIndex((line) => isFence(line) || !OF_FIELDS.test(line));
    const found = block.slice(0, end < 0 ? undefined : end).map((_line, at) => names.get(from + at) ?? '');
    return new Set(found.filter((name) => known.has(name))).size;
  };
  const [, [again = 0] = []] = above.filter(([, name]) => name === above[0]?.[1]);
  if (again > 0 && countRepeated(again) >= MIN_BARE_FIELDS) return again;
  const isSecond = (line: string, index: number) =>
    isFence(line)
      ? countRepeated(index + 1) >= MIN_FIELDS
      : names.has(index) && countRepeated(index) >= MIN_BARE_FIELDS;
  const at = lines.findIndex((line, index) => index >= closing && isSecond(line, index));
  return at === closing ? at + 1 : at < 0 ? undefined : at;
}

function namesIn(lines: readonly string[], own: readonly string[]): Names {
  const known = new Set(own.map((name) => name.toLowerCase()));
  return new Map(
    lines.flatMap((line, index) => {
      const [, word = ''] = /^["']?(\w+)["']?\s*:(?:\s|$)/.exec(line) ?? [];
      return known.has(word.toLowerCase()) ? [[index, word.toLowerCase()] as const] : [];
    }),
  );
}
