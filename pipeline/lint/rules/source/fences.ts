import { isFence } from '../../../source/readSource';
import { BEGINS_FIELD, isDivider, looksLikeFence } from '../../layout/fenceLines';
import { type FencesInput, type LineFinding, type Rule, rule } from '../../rule';

const isOpeningLike = (line: string) => looksLikeFence(line) || /^[\s\u200b\ufeff]*---\s*$|^---/.test(line);

/** The corrected fence; text after the hyphens is moved to the next line. */
function corrected(line: string): string {
  const rest = line.replace(/^-+\s*/, '');
  return looksLikeFence(line) || rest === '' ? '---' : `---\n${rest}`;
}

const at = (line: number, advice: string, text?: string): LineFinding => ({ line, column: 1, advice, text });

type FenceFault = [ruleId: string, finding: LineFinding];

/** What is wrong with the fences of a file, and the id of the rule that says so. */
function findFenceFault({ lines, closing }: FencesInput): FenceFault | undefined {
  const [first = '', second] = lines;
  if (!isFence(first)) return explainOpening(first, lines);
  const last = lines[closing];
  if (last === undefined) {
    const advice = 'The fields at the top have no end. Add a line with only --- after the last field.';
    return ['fence-open', at(1, advice)];
  }
  if (!isFence(last)) {
    const advice = 'The line after the last field must be exactly three hyphens: ---';
    return ['fence-misspelt', at(closing + 1, advice, corrected(last))];
  }
  const isFirst = isFence(second) && lines.slice(2, 4).some((line) => BEGINS_FIELD.test(line));
  if (!isFirst && !isFence(lines[closing + 1])) return undefined;
  const advice = 'There is a second line of --- here. Delete this one.';
  return ['fence-doubled', at(isFirst ? 2 : closing + 2, advice, '')];
}

const OF_HUGO =
  'These fields are in another form, between lines of +++. Write --- in place of both, and a colon in place of each =, as in “title: Our work”. Delete what begins with a name in brackets.';

/** Explains a first line that is not `---`. */
function explainOpening(first: string, lines: readonly string[]): FenceFault {
  if (isOpeningLike(first)) {
    const isBare = /^[\s\u200b\ufeff]*---\s*\w*\s*$/.test(first);
    const advice = 'The first line must be exactly three hyphens: ---';
    return ['fence-misspelt', at(1, advice, isBare ? '---' : corrected(first))];
  }
  if (/^\+\+\+\s*$/.test(first)) return ['fence-missing', at(1, OF_HUGO)];
  if (BEGINS_FIELD.test(first)) {
    const advice = 'The line --- above the first field is missing. The file begins with it.';
    return ['fence-missing', at(1, advice, `---\n${first}`)];
  }
  const line = lines.findIndex(isFence) + 1;
  if (line === 0) {
    const advice =
      'The fields at the top are missing. Begin the file with a line ---, then one field per line, then another line ---.';
    return ['fence-missing', at(1, advice)];
  }
  const advice = 'This line shows a text as code. Delete it, and the line ``` at the end of the file.';
  const isCode = line === 2 && /^```\w*\s*$/.test(first);
  return ['fence-late', isCode ? at(1, advice) : { line: 1, column: 1, data: { line } }];
}

const fenceRule = (definition: Parameters<typeof rule>[0]): Rule =>
  rule({
    ...definition,
    fences(input, report) {
      const [ruleId, finding = {}] = findFenceFault(input) ?? [];
      if (ruleId === definition.id) report(finding);
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
    const leftOver = (line: number) =>
      report(at(line, 'This line is left over from joining two changes. Delete it.', ''));
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

export const fenceRules: readonly Rule[] = [
  mergeMarker,
  fenceRule({
    id: 'fence-misspelt',
    kind: 'sure',
    about:
      'The fields at the top of a file are between two lines of exactly three hyphens. Phones and Word turn hyphens into dashes. Type the hyphens again.',
  }),
  fenceRule({
    id: 'fence-missing',
    about: 'A file begins with a line of three hyphens. Its fields and another line of three hyphens follow.',
  }),
  fenceRule({
    id: 'fence-late',
    what: 'The file must begin with ---, which is on line {line}.',
    advice: 'Move what is above it below the second ---, or delete it.',
  }),
  fenceRule({
    id: 'fence-open',
    about:
      'The fields at the top of a file end with a line of three hyphens. The text of the page is below it.',
  }),
  fenceRule({
    id: 'fence-doubled',
    about: 'The line of three hyphens above or below the fields is there twice. Delete one of the two.',
  }),
];
