import { kindAt, namesAt } from '../../fields/fieldSchema';
import {
  continuesText,
  fieldIndent,
  indentOf,
  isListItem,
  isMisindentedAbove,
  nextFilledLine,
  opensGroup,
  parentOf,
  possibleLevels,
} from '../../layout/lines';
import { type LayoutInput, type ReportLine, rule } from '../../rule';

const indent = rule({
  id: 'indent',
  layout(input, report) {
    const { front, index, line, faultIndex, fault, pictures } = input;
    const indentBelow = indentOf(front[nextFilledLine(front, index, 1)]);
    const isNameOfSection = opensGroup(line) && namesAt(input, '').includes(firstWord(line));
    const moveTo = (level: number): void => {
      const side = level < indentOf(line) ? 'right' : 'left';
      report({
        what: `This line begins too far to the ${side}.`,
        advice: 'Start it with as many spaces as the other lines of its group.',
        text: ' '.repeat(level) + line.trimStart(),
      });
    };
    if (pictures) {
      const advice = 'Begin the line at the left edge with the name of the picture.';
      report({ column: 1, advice, text: line.trimStart() });
    } else if (fault.ruleId === 'unknown-name' || fault.ruleId === 'twice') {
      // The name of a section that is indented like its own fields, so that YAML reads all of them as one group.
      if (isNameOfSection && indentBelow === indentOf(line)) moveTo(0);
    } else if (!isInPlace(input) && !continuesText(line)) {
      // The line above the fault is moved only if it may be the cause.
      const mayBeWrong =
        index >= faultIndex || isListItem(front[faultIndex]) || isMisindentedAbove(front, faultIndex);
      if (mayBeWrong) levelsOf(front, index).forEach(moveTo);
    }
  },
});

/** Whether a line begins a field of the page, which only has a value of another shape. */
const isInPlace = ({ line, fault: { ruleId }, ...file }: LayoutInput) =>
  /^\w/.test(line) && ruleId.endsWith('-wanted') && namesAt(file, '').includes(firstWord(line));

const firstWord = (line: string) => line.trim().split(/[ :]/)[0] ?? '';

/** The other columns at which a line may begin; an item, below other items or two columns right of the list's name. */
function levelsOf(front: readonly string[], index: number): number[] {
  const levels = possibleLevels(front, index).filter((level) => level !== indentOf(front[index]));
  if (!isListItem(front[index])) return levels;
  return levels.filter((level) => {
    const parent = parentOf(front, index, level);
    const beside = front.slice(parent + 1, index).filter((line) => indentOf(line) === level);
    // An item of a list within a list: `- - first item`.
    const isDeep = /^\s*- - /.test(front[parent] ?? '') && indentOf(front[parent]) + 2 === level;
    return (
      beside.every(isListItem) && (beside.length > 0 || isDeep || fieldIndent(front[parent]) + 2 === level)
    );
  });
}

const NO_LIST = {
  what: 'This is an entry of a list, but no list begins above it.',
  advice: 'Add a line with the name of the list and a colon, or delete the hyphen.',
};

const unreadableLine = rule({
  id: 'layout',
  layout(input, report) {
    const { front, index, line, faultIndex, fault, names } = input;
    if (fault.ruleId === 'yaml') reportUnreadable(front, faultIndex, report);
    // A name with a text on its line, but not with `>` or `|`, after which a text may have several lines.
    const [, before = '', name = '', text] = /^(\s*(?:- +)?([a-z]\w*):) *((?![>|])\S.*)$/.exec(line) ?? [];
    // The schema knows the kind of a field by its path, which is the name only at the left edge.
    const kind = before === `${name}:` ? kindAt(input, name) : undefined;
    const mayHaveLines = kind === undefined || kind === 'list';
    // A text after the name of a list or a group, above its lines.
    if (text && names.has(name) && mayHaveLines && indentOf(front[index + 1]) > indentOf(line)) {
      report({
        what: `The lines below this one belong to “${name}”.`,
        advice: 'Delete what is behind its colon.',
        column: before.length + 1,
        text: before,
        kind: 'choice',
      });
    }
    if (fault.ruleId === 'swallowed' && isStray(front, faultIndex))
      report({ line: faultIndex + 1, ...NO_LIST });
  },
});

/** Reports the line at which YAML parsing fails, with what can be said if no other rule explains it. */
function reportUnreadable(front: LayoutInput['front'], at: number, report: ReportLine): void {
  const stray = [at, at - 1, at + 1].find((index) => isStray(front, index));
  if (stray !== undefined) {
    report({ line: stray + 1, ...NO_LIST });
  } else if (indentOf(front[at + 1]) > indentOf(front[at]) && /:\s+\S/.test(front[at] ?? '')) {
    const what = 'This line is indented below one that has a text already.';
    report({ line: at + 2, what, advice: 'Perhaps the name of its group is missing above it.' });
  } else {
    const advice =
      'Check that it begins exactly below the lines around it, and that its name is followed by a colon and a space.';
    report({ line: Math.min(at + 1, front.length), what: 'This line cannot be read.', advice });
  }
}

/** Whether a line is an item without a list: below a field with a text, or without a field above it. */
function isStray(front: readonly string[], index: number): boolean {
  const above = front[nextFilledLine(front, index, -1)];
  if (!isListItem(front[index])) return false;
  const isBelowText =
    !isListItem(above) && /:\s+\S/.test(above ?? '') && indentOf(above) <= indentOf(front[index]);
  return above === undefined || isBelowText;
}

export const indentationRules = [indent, unreadableLine];
