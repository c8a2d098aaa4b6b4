import { shapeOf } from '../../../kinds/kind';
import { contentTypeOf } from '../../../model/registry';
import { findClosingFence, isFence } from '../../../source/readSource';
import { BEGINS_FIELD, isDivider, looksLikeFence } from '../../layout/lines';
import { type LineFinding, rule } from '../../rule';

const OPENING = 'The first line must be exactly three hyphens: ---';
const CLOSING = 'The line after the last field must be exactly three hyphens: ---';

const isLikeOpening = (line = '') =>
  !isFence(line) && (looksLikeFence(line) || /^[\s\u200b\ufeff]*---\s*$|^---/.test(line));

/** The corrected fence; text after the hyphens is moved to the next line. */
function correctedFence(line: string): string {
  const rest = line.replace(/^-+\s*/, '');
  return looksLikeFence(line) || rest === '' ? '---' : `---\n${rest}`;
}

const onLine = (line: number, advice: string, text?: string): LineFinding => ({
  line,
  column: 1,
  advice,
  text,
});

const fenceMisspelt = rule({
  id: 'fence-misspelt',
  kind: 'sure',
  fences({ lines, closing }, report) {
    const [first = ''] = lines;
    const last = lines[closing];
    if (isLikeOpening(first)) {
      // A word after the hyphens names the language of the fields, which may be left out.
      const isBare = /^[\s\u200b\ufeff]*---\s*\w*\s*$/.test(first);
      report(onLine(1, OPENING, isBare ? '---' : correctedFence(first)));
    } else if (isFence(first) && last !== undefined && !isFence(last)) {
      report(onLine(closing + 1, CLOSING, correctedFence(last)));
    }
  },
});

const OF_HUGO =
  'These fields are in another form, between lines of +++. Write --- in place of both, and a colon in place of each =, as in “title: Our work”. Delete what begins with a name in brackets.';
const NO_FIELDS =
  'The fields at the top are missing. Begin the file with a line ---, then one field per line, then another line ---.';

const fenceMissing = rule({
  id: 'fence-missing',
  fences({ lines }, report) {
    const [first = ''] = lines;
    if (isFence(first)) return;
    const advice = 'The line --- above the first field is missing. The file begins with it.';
    if (/^\+\+\+\s*$/.test(first)) report(onLine(1, OF_HUGO));
    else if (BEGINS_FIELD.test(first)) report(onLine(1, advice, `---\n${first}`));
    else if (!lines.some(isFence)) report(onLine(1, NO_FIELDS));
  },
});

const fenceLate = rule({
  id: 'fence-late',
  what: 'The file must begin with ---, which is on line {line}.',
  advice: 'Move what is above it below the second ---, or delete it.',
  fences({ lines }, report) {
    const line = lines.findIndex(isFence) + 1;
    if (line < 2) return;
    const advice = 'This line shows a text as code. Delete it, and the line ``` at the end of the file.';
    const isCode = line === 2 && /^```\w*\s*$/.test(lines[0] ?? '');
    report(isCode ? onLine(1, advice) : { line: 1, column: 1, data: { line } });
  },
});

const fenceOpen = rule({
  id: 'fence-open',
  fences({ closing }, report) {
    const advice = 'The fields at the top have no end. Add a line with only --- after the last field.';
    if (closing < 0) report(onLine(1, advice));
  },
});

const fenceDoubled = rule({
  id: 'fence-doubled',
  fences({ lines, closing }, report) {
    const advice = 'There is a second line of --- here. Delete this one.';
    const isOpening = isFence(lines[1]) && lines.slice(2, 4).some((line) => BEGINS_FIELD.test(line));
    if (isOpening) report(onLine(2, advice, ''));
    else if (isFence(lines[closing + 1])) report(onLine(closing + 2, advice, ''));
  },
});

const BEGIN = /^<{7}( |$)/;
const MIDDLE = /^={7}$/;
const END = /^>{7}( |$)/;

const mergeMarker = rule({
  id: 'merge-marker',
  fences(input, report) {
    const leftOver = (line: number) =>
      report(onLine(line, 'This line is left over from joining two changes. Delete it.', ''));
    let open = 0;
    for (const [index, line] of input.lines.entries()) {
      if (BEGIN.test(line) && open === 0) open = index + 1;
      else if (END.test(line) && open > 0) {
        const what = `There are two versions of the same lines here, from line ${open} to line ${index + 1}.`;
        const advice =
          'Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
        report({ line: open, column: 1, what, advice });
        open = 0;
      } else if (END.test(line) || (MIDDLE.test(line) && open === 0 && isDivider(input.lines, index)))
        leftOver(index + 1);
    }
    if (open > 0) leftOver(open);
  },
  layout({ line }, report) {
    const leftOver = 'This line is left over from copying. Delete it.';
    if (/^```+\w*\s*$/.test(line)) report({ column: 1, field: '', advice: leftOver, text: '' });
    const added = 'GitHub shows a new line with + in front of it. Delete the +.';
    if (/^\+\s*\S/.test(line)) report({ column: 1, advice: added, text: line.slice(1) });
  },
});

/** Of these rules, only the first that finds something is shown (`lintSource`), so each takes for granted what those above it check. */
export const fenceRules = [mergeMarker, fenceMisspelt, fenceMissing, fenceLate, fenceOpen, fenceDoubled];

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
