import type { z } from 'zod';
import type { ContentType } from '../../model/contentType';
import type { Problem } from '../Problem';

interface SecondItem {
  /** The file without it; what stands below keeps its line. */
  first: string;
  problem: Problem;
}

/** Names that stand again are no chance; one alone may be the first word of a sentence. */
const LEAST = 2;
/** Where no line of `---` stands above them. */
const LEAST_BARE = 3;
/** A field, an entry, a note, what belongs to the line above, or nothing. */
const OF_FIELDS = /^(?:\s|$|#|- |["']?[\w ]+["']?\s*:(?:\s|$))/;
/** The name of a field on each line that begins with one. */
type Names = ReadonlyMap<number, string>;

const isFence = (line = '') => line.trimEnd() === '---';

/** Another review or the like, pasted with all its fields behind those of the first: nobody could tell where one ends. */
export function secondItem(file: string, written: string, model: ContentType): SecondItem | undefined {
  if (model.file) return undefined;
  const lines = written.split(/\r\n?|\n/);
  const [opening, closing, ...below] = lines.flatMap((line, index) => (isFence(line) ? [index] : []));
  if (opening !== 0 || closing === undefined) return undefined;
  const names = namesIn(lines, Object.keys((model.fields as z.ZodObject).shape));
  const among = amongFields([...names].filter(([index]) => index < closing));
  const again = namesAgain(names, closing);
  const at = among ?? behindFence(lines, [closing, ...below], again) ?? amongWords(lines, closing, again);
  if (at === undefined) return undefined;
  const isAmong = at === among;
  const cut = isAmong
    ? `Cut the lines from here to line ${closing}, and put them`
    : 'Cut everything from this line on, and put it';
  const message = `A second ${model.label ?? model.name} begins here, and one file holds only one. ${cut} into a new file of its own in content/${model.folder}.`;
  const place = { file, line: at + 1, column: 1, field: '', severity: 'error' as const };
  const first = lines.map((line, index) => (index >= at && (!isAmong || index < closing) ? '' : line));
  return {
    first: (isAmong ? first : first.slice(0, at + 1)).join('\n'),
    problem: { ...place, code: 'second-item', message, fix: null },
  };
}

/** The line of the file's first field where it stands for the second time, and others with it. */
function amongFields(named: readonly [number, string][]): number | undefined {
  const known = new Set<string>();
  const [first, ...others] = named.filter(([, name]) => known.size === known.add(name).size);
  return others.length + 1 >= LEAST_BARE && first?.[1] === named[0]?.[1] ? first?.[0] : undefined;
}

/** The fields below the second --- that stand above it too. */
function namesAgain(names: Names, closing: number): Names {
  const above = new Set([...names].filter(([index]) => index < closing).map(([, name]) => name));
  return new Map([...names].filter(([index, name]) => index > closing && above.has(name)));
}

/** The first line of what has the fields of the file once more; a line across and words are none. */
function behindFence(lines: readonly string[], fences: readonly number[], again: Names): number | undefined {
  const found = fences.find((fence, at) => {
    const block = lines.slice(fence + 1, fences[at + 1]);
    const fields = block.filter((_line, offset) => again.has(fence + 1 + offset));
    return fields.length >= LEAST && block.every((line) => OF_FIELDS.test(line));
  });
  return found === fences[0] && found !== undefined ? found + 1 : found;
}

/** The first of several fields on lines without a gap. */
function amongWords(lines: readonly string[], closing: number, again: Names): number | undefined {
  let first = closing;
  const found = new Set<string>();
  for (let index = closing + 1; again.size >= LEAST_BARE && index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const name = again.get(index);
    if (line.trim() === '' || !OF_FIELDS.test(line)) found.clear();
    if (!name) continue;
    if (found.size === 0) first = index;
    if (found.add(name).size >= LEAST_BARE) return first;
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
