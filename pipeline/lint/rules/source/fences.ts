import { isFence } from '../../../source/readSource';
import { BEGINS_FIELD, isDivider, isLike } from '../../layout/fenceLines';
import { type FencesInput, type LineFinding, type Rule, rule } from '../../rule';

const isOpeningLike = (line: string) => isLike(line) || /^[\s\u200b\ufeff]*---\s*$|^---/.test(line);

/** The first line of a file if it is not `---`. */
function wrongOpening({ lines: [first] }: FencesInput): string | undefined {
  return isFence(first) ? undefined : first;
}

/** The corrected fence; text after the hyphens is moved to the next line. */
function corrected(line: string): string {
  const rest = line.replace(/^-+\s*/, '');
  return isLike(line) || rest === '' ? '---' : `---\n${rest}`;
}

const at = (line: number, advice: string): LineFinding => ({ line, column: 1, advice });

const fenceMisspelled = rule({
  id: 'fence-misspelt',
  about:
    'The fields at the top of a file are between two lines of exactly three hyphens. Phones and Word turn hyphens into dashes. Type the hyphens again.',
  kind: 'sure',
  fences(input, report) {
    const { lines, closing } = input;
    const first = wrongOpening(input);
    if (first !== undefined) {
      if (!isOpeningLike(first)) return;
      const isBare = /^[\s\u200b\ufeff]*---\s*\w*\s*$/.test(first);
      const finding = at(1, 'The first line must be exactly three hyphens: ---');
      report({ ...finding, text: isBare ? '---' : corrected(first) });
      return;
    }
    const line = lines[closing];
    if (line === undefined || isFence(line)) return;
    const finding = at(closing + 1, 'The line after the last field must be exactly three hyphens: ---');
    report({ ...finding, text: corrected(line) });
  },
});

const OF_HUGO =
  'These fields are in another form, between lines of +++. Write --- in place of both, and a colon in place of each =, as in “title: Our work”. Delete what begins with a name in brackets.';

const fenceMissing = rule({
  id: 'fence-missing',
  about: 'A file begins with a line of three hyphens. Its fields and another line of three hyphens follow.',
  fences(input, report) {
    const first = wrongOpening(input);
    if (first === undefined || isOpeningLike(first)) return;
    if (/^\+\+\+\s*$/.test(first)) report(at(1, OF_HUGO));
    else if (BEGINS_FIELD.test(first)) {
      const finding = at(1, 'The line --- above the first field is missing. The file begins with it.');
      report({ ...finding, text: `---\n${first}` });
    } else if (!input.lines.some(isFence)) {
      const advice =
        'The fields at the top are missing. Begin the file with a line ---, then one field per line, then another line ---.';
      report(at(1, advice));
    }
  },
});

const fenceLate = rule({
  id: 'fence-late',
  what: 'The file must begin with ---, which is on line {line}.',
  advice: 'Move what is above it below the second ---, or delete it.',
  fences(input, report) {
    const first = wrongOpening(input);
    if (first === undefined || isOpeningLike(first) || BEGINS_FIELD.test(first)) return;
    const line = input.lines.findIndex(isFence) + 1;
    const advice = 'This line shows a text as code. Delete it, and the line ``` at the end of the file.';
    if (line === 2 && /^```\w*\s*$/.test(first)) report(at(1, advice));
    else if (line > 0) report({ line: 1, column: 1, data: { line } });
  },
});

const fenceOpen = rule({
  id: 'fence-open',
  about:
    'The fields at the top of a file end with a line of three hyphens. The text of the page is below it.',
  fences(input, report) {
    if (wrongOpening(input) !== undefined || input.closing >= 0) return;
    report(at(1, 'The fields at the top have no end. Add a line with only --- after the last field.'));
  },
});

const fenceDoubled = rule({
  id: 'fence-doubled',
  about: 'The line of three hyphens above or below the fields is there twice. Delete one of the two.',
  fences(input, report) {
    if (wrongOpening(input) !== undefined) return;
    const { lines, closing } = input;
    const isFirst = isFence(lines[1]) && lines.slice(2, 4).some((line) => BEGINS_FIELD.test(line));
    const isSecond = closing > 0 && isFence(lines[closing]) && isFence(lines[closing + 1]);
    if (!isFirst && !isSecond) return;
    report({
      ...at(isFirst ? 2 : closing + 2, 'There is a second line of --- here. Delete this one.'),
      text: '',
    });
  },
});

const BEGIN = /^<{7}( |$)/;
const MIDDLE = /^={7}$/;
const END = /^>{7}( |$)/;

const mergeMarker = rule({
  id: 'merge-marker',
  about:
    'Two people changed the same lines, and GitHub put both versions into the file, between lines that begin with <<<<<<< and >>>>>>>. Keep one version. Delete the other version and those lines.',
  fences(input, report) {
    const leftOver = (line: number) => {
      report({ ...at(line, 'This line is left over from joining two changes. Delete it.'), text: '' });
    };
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
    if (/^```+\w*\s*$/.test(line))
      report({
        column: 1,
        field: '',
        advice: 'This line is left over from copying. Delete it.',
        text: '',
      });
    const advice = 'GitHub shows a new line with + in front of it. Delete the +.';
    if (/^\+\s*\S/.test(line)) report({ column: 1, advice, text: line.slice(1) });
  },
});

export const fenceRules: readonly Rule[] = [
  mergeMarker,
  fenceMisspelled,
  fenceMissing,
  fenceLate,
  fenceOpen,
  fenceDoubled,
];
