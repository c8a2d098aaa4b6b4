import { shapeOf } from '../../../kinds/kind';
import { contentTypeOf } from '../../../model/registry';
import { findClosingFence, isFence } from '../../../source/readSource';
import { rule } from '../../rule';

/** The minimum of repeated names. A single one may be the first word of a sentence. */
const MIN_FIELDS = 2;
/** The minimum without a fence above them. */
const MIN_BARE_FIELDS = 3;
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
    const [opening, closing, ...below] = lines.flatMap((line, index) => (isFence(line) ? [index] : []));
    if (opening !== 0 || closing === undefined) return;
    const names = namesIn(lines, Object.keys(shapeOf(fields)));
    const among = amongFields([...names].filter(([index]) => index < closing));
    const again = namesAgain(names, closing);
    const at = among ?? afterFence(lines, [closing, ...below], again) ?? amongText(lines, closing, again);
    if (at === undefined) return;
    const cut =
      at === among
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

/** The index of the line where the file's first field repeats, if other fields repeat too. */
function amongFields(named: readonly [number, string][]): number | undefined {
  const known = new Set<string>();
  const [first, ...others] = named.filter(([, name]) => known.size === known.add(name).size);
  return others.length + 1 >= MIN_BARE_FIELDS && first?.[1] === named[0]?.[1] ? first?.[0] : undefined;
}

/** The fields below the closing fence that are also above it. */
function namesAgain(names: Names, closing: number): Names {
  const above = new Set([...names].filter(([index]) => index < closing).map(([, name]) => name));
  return new Map([...names].filter(([index, name]) => index > closing && above.has(name)));
}

/** The index of the fence above repeated fields, or of the first such field if that fence closes the front matter. */
function afterFence(lines: readonly string[], fences: readonly number[], again: Names): number | undefined {
  const found = fences.find((fence, at) => {
    const block = lines.slice(fence + 1, fences[at + 1]);
    const fields = block.filter((_line, offset) => again.has(fence + 1 + offset));
    return fields.length >= MIN_FIELDS && block.every((line) => OF_FIELDS.test(line));
  });
  return found === fences[0] && found !== undefined ? found + 1 : found;
}

/** The index of the first of several repeated fields on consecutive lines. */
function amongText(lines: readonly string[], closing: number, again: Names): number | undefined {
  let first = closing;
  const found = new Set<string>();
  for (let index = closing + 1; again.size >= MIN_BARE_FIELDS && index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const name = again.get(index);
    if (line.trim() === '' || !OF_FIELDS.test(line)) found.clear();
    if (!name) continue;
    if (found.size === 0) first = index;
    if (found.add(name).size >= MIN_BARE_FIELDS) return first;
  }
  return undefined;
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
