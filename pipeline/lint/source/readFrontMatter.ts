import type { Point, Raw } from '../../source/Source';
import { OFFSET, repairProblem, shapeProblem } from './frontProblems';
import { mendLayout } from './mendLayout';
import { parseFront } from './parseFront';
import type { RepairedSource } from './RepairedSource';
import { walkFront } from './walkFront';

interface Read
  extends Pick<
    RepairedSource,
    'values' | 'positions' | 'valuePositions' | 'problems' | 'readable' | 'unsure'
  > {
  /** The lines between the fences as they would be read if what can be mended were. */
  front: string[];
}

/** Reads front matter with the place of every name and value. Everything typed stays text. */
export function readFrontMatter(file: string, written: string[], names: ReadonlySet<string>): Read {
  const { front, faults, read, whole } = mendLayout(written, names);
  const problems = faults.map((fault) => repairProblem(file, fault, written));
  const positions = { positions: new Map<string, Point>(), valuePositions: new Map<string, Point>() };
  const empty = { values: {}, ...positions, readable: false, unsure: new Set<string>() };
  if (!whole) return { ...empty, front, problems };
  const first = walkFront(file, read, front);
  const losses = first.problems.filter(({ fix }) => fix);
  const kept = [...front];
  for (const { fix } of losses) if (fix) kept[fix.line - OFFSET - 1] = fix.text;
  const again = losses.length > 0 ? parseFront(kept.join('\n')) : read;
  const { problems: _told, ...last } =
    losses.length > 0 && !again.fault ? walkFront(file, again, kept) : first;
  const all = [...problems, ...first.problems];
  const { values } = last;
  if (isGroup(values)) return { ...last, values, front: kept, problems: all, readable: true };
  return { ...empty, front, problems: all.length > 0 ? all : [shapeProblem(file)] };
}

function isGroup(values: Raw): values is { [key: string]: Raw } {
  return values !== null && typeof values === 'object' && !Array.isArray(values);
}
