import { findClosingFence } from '../../../source/readSource';
import { type Point, type Source, valueAt } from '../../../source/Source';
import { splitPath } from '../../fields/fieldPaths';
import { isDivider } from '../../layout/fenceLines';
import { type Rule, rule } from '../../rule';

const frontMatterShape = rule({
  id: 'front-matter-shape',
  about: 'Between the two lines of ---, each field is a name, a colon and a value.',
  layout({ fault }, report) {
    const advice =
      'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us';
    if (fault.ruleId === 'front-matter-shape') report({ ...fault.place, advice });
  },
});

const twice = rule({
  id: 'twice',
  about:
    'A field or a section is there twice. Keep one and delete the other. Two sections of the same kind need different names: cards materials: and cards prices:.',
  layout({ fault: { ruleId, field, place, input }, source }, report) {
    if (ruleId !== 'twice') return;
    const { group, name } = splitPath(field);
    const what = `“${name}” is here twice; the other is on line ${input}.`;
    const advice = `Keep one of the two and delete the other.${missingAbove(group, place, source)}`;
    report({ ...place, field, what, advice });
  },
});

/** Suggests a missing line above a duplicate name. */
function missingAbove(group: string, { column }: Point, { values }: Source): string {
  // The fields of a section are indented by two spaces.
  if (column === 3) return ' If another section begins here, its name is missing above this line.';
  const [first] = Object.keys(valueAt(values, group) ?? {});
  return /\.\d+$/.test(group) && first
    ? ` If another entry begins here, its first line is missing above this line: “- ${first}:”.`
    : '';
}

const nameSigns = rule({
  id: 'name-signs',
  kind: 'sure',
  advice: 'Write the name of a field without stars.',
  layout({ line, names }, report) {
    const [, before = '', name = '', value = ''] =
      /^(\s*(?:- +)?)[*_]{1,2}([a-z]\w*):?[*_]{1,2}:?\s*(.*)$/.exec(line) ?? [];
    if (names.has(name)) report({ text: `${before}${name}: ${value}`.trimEnd() });
  },
});

const noteSign = rule({
  id: 'note-sign',
  advice: 'Begin a note to yourself with #.',
  layout({ line }, report) {
    // Comments of HTML or JavaScript.
    const [, indent = '', note] = /^(\s*)(?:<!--\s*(?=.*-->)|\/\/\s*)(.*?)\s*(?:-->\s*)?$/.exec(line) ?? [];
    if (note) report({ text: `${indent}# ${note}` });
  },
  /** Reports decorative dividers between fields. */
  fences({ lines }, report) {
    const what = 'No line divides fields from one another.';
    const advice = 'Delete this line, or begin it with # to keep it as a note.';
    for (const [index, line] of lines.slice(0, findClosingFence(lines)).entries())
      if (index > 0 && isDivider(lines, index))
        report({ line: index + 1, column: 1, what, advice, text: `# ${line}` });
  },
});

export const nameRules: readonly Rule[] = [frontMatterShape, twice, nameSigns, noteSign];
