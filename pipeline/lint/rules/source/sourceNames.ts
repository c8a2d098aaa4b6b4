import type { YamlNode } from '../../../source/parseYaml';
import type { Point, Source } from '../../../source/Source';
import type { FieldNames } from '../../fields/schema';
import { type Rule, rule } from '../../rule';
import type { At } from '../../SourceInput';

const frontMatterShape = rule({
  id: 'front-matter-shape',
  on: 'source',
  about: 'Between the two lines of ---, each field is a name, a colon and a value.',
  check(input, report) {
    if (input.step !== 'refused' || input.fault.ruleId !== 'front-matter-shape') return;
    const reason =
      'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us';
    report({ ...input.fault.place, reason });
  },
});

const twice = rule({
  id: 'twice',
  on: 'source',
  about:
    'A field or a section is there twice. Keep one and delete the other. Two sections of the same kind need different names: cards materials: and cards prices:.',
  check(input, report) {
    if (input.step !== 'values') return;
    for (const node of input.nodes)
      for (const { name, position, first, isEntry } of namesAgain(node)) {
        if (isEntry) continue;
        const hint = missingAbove(node, position);
        const reason = `“${name}” is here twice; the other is on line ${first.line}. Keep one of the two and delete the other.${hint}`;
        report({ ...position, reason, explains: node.path });
      }
  },
});

/** What may be missing above a name that is there twice. */
function missingAbove({ path, names }: YamlNode, { column }: Point): string {
  if (column === 3) return ' If another section begins here, its name is missing above this line.';
  const [first] = names;
  return /\.\d+$/.test(path) && first
    ? ` If another entry begins here, its first line is missing above this line: “- ${first.name}:”.`
    : '';
}

interface NameAgain {
  name: string;
  position: Point;
  /** The line of its first occurrence. */
  first: Point;
  /** Whether it begins another item whose hyphen is missing. */
  isEntry: boolean;
}

/** The names that are in a group for the second time. */
export function namesAgain({ path, names }: YamlNode): NameAgain[] {
  const seen = new Map<string, Point>();
  const again: NameAgain[] = [];
  for (const { name, position } of names) {
    const first = seen.get(name);
    if (!first) seen.set(name, position);
    else {
      const isEntry = name === names[0]?.name && /(^|\.)\d+$/.test(path);
      again.push({ name, position, first, isEntry });
      if (isEntry) break;
    }
  }
  return again;
}

const nameSigns = rule({
  id: 'name-signs',
  on: 'source',
  kind: 'sure',
  message: 'Write the name of a field without stars.',
  check(input, report) {
    if (input.step !== 'line') return;
    const [, before = '', name = '', value = ''] =
      /^(\s*(?:- +)?)[*_]{1,2}([a-z]\w*):?[*_]{1,2}:?\s*(.*)$/.exec(input.front[input.index] ?? '') ?? [];
    if (!input.names.has(name)) return;
    report({ corrected: `${before}${name}: ${value}`.trimEnd() });
  },
});

/** A note as web pages or programs have it, behind the sign that the fields have for it. */
function asNote(line = ''): string | undefined {
  const [, lead = '', note] = /^(\s*)(?:<!--\s*(?=.*-->)|\/\/\s*)(.*?)\s*(?:-->\s*)?$/.exec(line) ?? [];
  return note && `${lead}# ${note}`;
}

const noteSign = rule({
  id: 'note-sign',
  on: 'source',
  message: 'Begin a note to yourself with #.',
  check(input, report) {
    if (input.step === 'line') {
      const corrected = asNote(input.front[input.index]);
      if (corrected) report({ corrected });
    } else if (input.step === 'values')
      for (const { path, position } of input.nodes) {
        const corrected = /(?:^|\.)<!--/.test(path) ? asNote(input.front[position.line - 1]) : undefined;
        if (corrected) report({ line: position.line, corrected, explains: path });
      }
  },
});

/**
 * The index of a line whose name slipped from the left edge into the group above: the group does not know it and the file itself
 * does, and a field of its own follows.
 */
export function slippedName({ source, known }: At<'names'>): number | undefined {
  const { lines, values, positions } = source;
  const slipped = emptyNames(values)
    .filter(({ owner, name }) => !(name in values) && !isKnownIn(owner, name, known))
    .map(({ owner, name }) => ({ name, line: positions.get(`${owner}.${name}`)?.line ?? 0 }))
    .find(
      ({ name, line }) =>
        /^ {2}[a-z][\w -]*:\s*$/.test(lines[line - 1] ?? '') &&
        hasFieldBelow(lines, line, known.inside(name)),
    );
  return slipped && slipped.line - 1;
}

/** The names without a value in the groups at the top of a file. */
function emptyNames(values: Source['values']): { owner: string; name: string }[] {
  return Object.entries(values).flatMap(([owner, group]) =>
    group === null || typeof group !== 'object' || Array.isArray(group)
      ? []
      : Object.keys(group).flatMap((name) => (group[name] === null ? [{ owner, name }] : [])),
  );
}

function isKnownIn(owner: string, name: string, { top, inside }: FieldNames): boolean {
  const [kind = name] = name.split(' ');
  const isTop = top.includes(name) || top.includes(kind);
  return !isTop || inside(owner).includes(name);
}

/** Whether one of these fields follows, two columns from the left. */
function hasFieldBelow(lines: readonly string[], line: number, fields: readonly string[]): boolean {
  const next = lines.slice(line).find((each) => each.trim() !== '') ?? '';
  return fields.includes(/^ {2}([a-z]\w*):(?:\s|$)/.exec(next)?.[1] ?? '');
}

export const nameRules: readonly Rule[] = [frontMatterShape, twice, nameSigns, noteSign];
