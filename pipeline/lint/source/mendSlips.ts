import type { FieldNames } from '../fields/FieldNames';
import type { Problem } from '../Problem';
import { movedLine } from './movedLine';
import type { RepairedSource } from './RepairedSource';
import { sourceOf } from './sourceOf';

/** Nobody moves more names at once, and each takes another reading. */
const MOST = 3;

/** Reads a file as if names that slipped from the left edge into the group above stood there; without them, two groups seem to be one. */
export function mendSlips(source: RepairedSource, known: FieldNames, left = MOST): RepairedSource {
  const line = left > 0 ? slippedLine(source, known) : undefined;
  if (line === undefined) return source;
  const { text = '', code, message } = movedLine(source.lines, line - 1, 0);
  const slip: Problem = {
    file: source.file,
    line,
    column: 3,
    field: '',
    severity: 'error',
    code,
    message,
    fix: { line, text },
  };
  const again = sourceOf(source.file, source.lines.with(line - 1, text).join('\n'));
  const told = [...source.problems.filter((problem) => problem.code !== 'twice'), slip];
  const rest = again.problems.filter(
    (problem) => !told.some((each) => each.line === problem.line && each.code === problem.code),
  );
  return mendSlips({ ...again, problems: [...told, ...rest] }, known, left - 1);
}

/** The line of a name that the group it stands in does not know and the file itself does, with lines of its own below it. */
function slippedLine(source: RepairedSource, known: FieldNames): number | undefined {
  const { lines, positions } = source;
  return namesInside(source)
    .filter(({ owner, name }) => !(name in source.values) && !isKnownIn(owner, name, known))
    .map(({ owner, name }) => ({
      line: positions.get(`${owner}.${name}`)?.line ?? 0,
      inside: known.inside(name),
    }))
    .find(
      ({ line, inside }) =>
        /^ {2}[a-z][\w -]*:\s*$/.test(lines[line - 1] ?? '') && hasOwnLine(lines, line, inside),
    )?.line;
}

/** The names without a value inside the groups at the top of the file. */
function namesInside({ values }: RepairedSource): { owner: string; name: string }[] {
  return Object.entries(values).flatMap(([owner, group]) =>
    group === null || typeof group !== 'object' || Array.isArray(group)
      ? []
      : Object.keys(group)
          .filter((name) => group[name] === null)
          .map((name) => ({ owner, name })),
  );
}

function isKnownIn(owner: string, name: string, { top, inside }: FieldNames): boolean {
  const [kind = name] = name.split(' ');
  const isTop = top.includes(name) || top.includes(kind);
  return !isTop || inside(owner).includes(name);
}

/** Whether a field that the name's own group knows follows two positions to the right. */
function hasOwnLine(lines: readonly string[], line: number, inside: readonly string[]): boolean {
  const next = lines.slice(line).find((each) => each.trim() !== '') ?? '';
  return inside.includes(/^ {2}([a-z]\w*):(?:\s|$)/.exec(next)?.[1] ?? '');
}
