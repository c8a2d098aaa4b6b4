import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { Point, Raw } from '../../source/Source';
import type { Problem } from '../Problem';
import { hyphenProblem, lossProblem, OFFSET, repairProblem, twiceProblem } from './frontProblems';
import type { Front } from './parseFront';
import { swallowedEntry } from './swallowedEntry';

interface Pair {
  key: Scalar;
  value: Node | null;
}

interface Walk {
  file: string;
  front: readonly string[];
  text: string;
  placeAt: (offset: number) => Point;
  positions: Map<string, Point>;
  valuePositions: Map<string, Point>;
  problems: Problem[];
  unsure: Set<string>;
  /** Several signs of one line are mended together. */
  lossLines: Set<number>;
}

/** The values, their positions, and what would be lost or hidden without a word. */
export function walkFront(file: string, { document, counter }: Front, front: readonly string[]) {
  const placeAt = (offset: number): Point => {
    const { line, col } = counter.linePos(offset);
    return { line: line + OFFSET, column: col };
  };
  const found = {
    positions: new Map<string, Point>(),
    valuePositions: new Map<string, Point>(),
    problems: [] as Problem[],
    unsure: new Set<string>(),
  };
  const walk: Walk = { file, front, lossLines: new Set(), text: front.join('\n'), placeAt, ...found };
  const values: Raw = document.contents === null ? {} : rawOf(document.contents, '', walk);
  return { values, ...found };
}

function rawOf(node: Node | null, path: string, walk: Walk): Raw {
  if (!node) return null;
  const place = walk.placeAt(node.range?.[0] ?? 0);
  const name = walk.positions.get(path);
  if (!name) walk.positions.set(path, place);
  if (name?.line === place.line) walk.valuePositions.set(path, place);
  if (!walk.lossLines.has(place.line) && losesWords(node, walk.text)) {
    walk.lossLines.add(place.line);
    walk.problems.push(lossProblem(walk.file, path, walk.front, place));
  }
  if (isMap(node)) return groupOf(node.items as Pair[], path, walk);
  if (isSeq(node))
    return node.items.map((item, index) => rawOf(item as Node, join(path, String(index)), walk));
  return isScalar(node) ? textOf(node, path, walk) : null;
}

function groupOf(pairs: Pair[], path: string, walk: Walk): Raw {
  const group: { [key: string]: Raw } = Object.create(null);
  const first = String(pairs[0]?.key?.value ?? '');
  for (const { key, value } of pairs) {
    const name = String(key?.value ?? '');
    const here = join(path, name);
    const place = walk.placeAt(key?.range?.[0] ?? 0);
    if (name in group && name === first && /(^|\.)\d+$/.test(path)) {
      walk.unsure.add(path);
      walk.problems.push(hyphenProblem(walk.file, walk.front, place));
      break;
    }
    if (name in group) {
      walk.unsure.add(path);
      walk.problems.push(twiceProblem(walk.file, name, place, walk.positions.get(here)));
    } else {
      walk.positions.set(here, place);
      group[name] = rawOf(value, here, walk);
    }
  }
  return group;
}

function textOf(node: Scalar, path: string, walk: Walk): Raw {
  if (node.type !== 'PLAIN') {
    const words = String(node.value);
    return words.trim() === '' ? null : words;
  }
  const [from, to] = node.range ?? [0, 0];
  const swallowed = swallowedEntry(
    walk.text.slice(from, to),
    walk.placeAt(from).line - OFFSET - 1,
    walk.front,
  );
  if (swallowed) {
    walk.problems.push(repairProblem(walk.file, swallowed, walk.front));
    walk.unsure.add(path);
  }
  return node.source === '' || node.source === undefined ? null : node.source;
}

/** Signs that take words away without a word: ` #`, `&name`, `*name`, `!name`. */
function losesWords(node: Node, front: string): boolean {
  if (isAlias(node) || (isScalar(node) && (node.anchor || node.tag?.startsWith('!')))) return true;
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return false;
  const end = front.indexOf('\n', node.range[1]);
  return /^\s*#/.test(front.slice(node.range[1], end < 0 ? undefined : end));
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
