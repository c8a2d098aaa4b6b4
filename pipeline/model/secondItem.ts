import type { z } from 'zod';
import type { Problem } from '../report/Problem';
import type { ContentType } from './contentType';

interface SecondItem {
  /** The file without it. */
  first: string;
  problem: Problem;
}

/** Names that stand again are no chance; one alone may be the first word of a sentence. */
const LEAST = 2;
/** A field, an entry, a note, what belongs to the line above, or nothing. */
const OF_FIELDS = /^(?:\s|$|#|- |["']?[\w ]+["']?\s*:(?:\s|$))/;

const isFence = (line = '') => line.trimEnd() === '---';

/** Another review or the like, pasted with all its fields below the first: nobody could tell where one ends. */
export function secondItem(file: string, written: string, model: ContentType): SecondItem | undefined {
  if (model.place.endsWith('.md')) return undefined;
  const lines = written.split(/\r\n?|\n/);
  const at = beginningOf(lines, Object.keys((model.fields as z.ZodObject).shape));
  if (at === undefined) return undefined;
  const message = `A second ${model.name} begins here, and one file holds only one. Cut everything from this line on, and put it into a new file of its own in content/${model.place}.`;
  const place = { file, line: at + 1, column: 1, field: '', severity: 'error' as const };
  return {
    first: lines.slice(0, at).concat('').join('\n'),
    problem: { ...place, code: 'second-item', message, fix: null },
  };
}

/** The first line of what has the fields of the file once more; a line across and words are none. */
function beginningOf(lines: readonly string[], own: readonly string[]): number | undefined {
  const [opening, closing, ...below] = lines.flatMap((line, index) => (isFence(line) ? [index] : []));
  if (opening !== 0 || closing === undefined) return undefined;
  const above = new Set(namesIn(lines.slice(1, closing), own));
  const fences = [closing, ...below];
  const found = fences.find((fence, index) => {
    const block = lines.slice(fence + 1, fences[index + 1]);
    const again = namesIn(block, own).filter((name) => above.has(name));
    return again.length >= LEAST && block.every((line) => OF_FIELDS.test(line));
  });
  return found === closing ? closing + 1 : found;
}

function namesIn(lines: readonly string[], own: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, name = ''] = /^["']?(\w+)["']?\s*:(?:\s|$)/.exec(line) ?? [];
    return own.includes(name) ? [name] : [];
  });
}
