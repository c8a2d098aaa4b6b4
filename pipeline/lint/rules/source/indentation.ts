import { type Former, type Report, type Rule, rule } from '../../rule';
import type { At } from '../../SourceInput';
import { pictureSlip } from '../../source/descriptions';
import { firstEntryLeft, isStray, slippedEntry, swallowedEntries } from '../../source/itemIndents';
import { continuesText, indentOf, possibleLevels } from '../../source/sourceLines';
import { slippedName } from './sourceNames';

const indent = rule({
  id: 'indent',
  on: 'source',
  about:
    'The spaces at the start of a line show what the line belongs to. The fields of a group, and the items of a list, are exactly below one another, two spaces further right than its name.',
  check(input, report) {
    switch (input.step) {
      case 'picture':
        return ofPicture(input, report);
      case 'around':
        for (const moved of [slippedEntry(input), firstEntryLeft(input)])
          if (moved) report(movedLine(input.front, moved.index, moved.level));
        return;
      case 'position':
        return ofPosition(input, report);
      case 'names':
        return ofName(input, report);
      case 'values':
        return ofValues(input, report);
    }
  },
});

function ofPicture(input: At<'picture'>, report: Report): void {
  const slip = pictureSlip(input);
  const reason = 'Begin the line at the left edge with the name of the picture.';
  if (slip?.kind === 'indent') report({ column: 1, reason, corrected: slip.corrected });
}

function ofPosition({ front, index }: At<'position'>, report: Report): void {
  if (continuesText(front[index]) || isStray(front, index)) return;
  for (const level of possibleLevels(front, index)) report(movedLine(front, index, level));
}

function ofName(input: At<'names'>, report: Report): void {
  const index = slippedName(input);
  if (index !== undefined) report({ ...movedLine(input.source.lines, index, 0), column: 3 });
}

function ofValues({ front, nodes }: At<'values'>, report: Report): void {
  for (const swallowed of swallowedEntries(front, nodes)) {
    if (swallowed.kind !== 'moved') continue;
    const { index, level, path } = swallowed;
    report({ ...movedLine(front, index, level), explains: path });
  }
}

/** A line with another indentation than its neighbors, moved to theirs (`level`). */
function movedLine(lines: readonly string[], index: number, level: number): Former {
  const line = lines[index] ?? '';
  const side = level < indentOf(line) ? 'right' : 'left';
  const reason = `This line begins too far to the ${side}. Begin it exactly below the lines that it belongs with.`;
  return { line: index + 1, reason, corrected: ' '.repeat(level) + line.trimStart() };
}

const NO_LIST =
  'This is an entry of a list, but no list begins above it. Add a line with the name of the list and a colon, or delete the hyphen.';

const layout = rule({
  id: 'layout',
  on: 'source',
  about:
    'The line is not a field, a group or an item of a list. Compare it with the lines around it, and with the same lines of another file.',
  check(input, report) {
    if (input.step === 'values') {
      for (const { kind, index, path } of swallowedEntries(input.front, input.nodes))
        if (kind === 'stray') report({ line: index + 1, reason: NO_LIST, explains: path });
      return;
    }
    if (input.step !== 'unknown') return;
    const { front, index: at } = input;
    const stray = [at, at - 1, at + 1].find((index) => isStray(front, index));
    if (stray !== undefined) {
      report({ line: stray + 1, reason: NO_LIST });
    } else if (indentOf(front[at + 1]) > indentOf(front[at]) && /:\s+\S/.test(front[at] ?? '')) {
      const reason =
        'This line is indented below one that has a text already. Perhaps the name of its group is missing above it.';
      report({ line: at + 2, reason });
    } else {
      const reason =
        'This line cannot be read. Check that it begins exactly below the lines around it, and that its name is followed by a colon and a space.';
      report({ line: Math.min(at + 1, front.length), reason });
    }
  },
});

export const indentationRules: readonly Rule[] = [indent, layout];
