import { isStray } from './indentRepairs';
import { needsQuotes } from './needsQuotes';
import { oddSigns } from './oddSigns';
import { type Front, parseFront } from './parseFront';
import { quotedLine } from './quotedLine';
import type { Repair } from './Repair';
import { repairsFor } from './repairsFor';

/** After so many faults the owner has enough to do, and a file made to be slow is given up. */
const MOST = 12;
/** In fields of so many lines or letters, each look costs too much to take many. */
const LONG = { lines: 500, letters: 40_000 };
/** So far below the fault it is seen whether a repair helps, in fields of very many lines. */
const NEAR = 40;
const UNREADABLE =
  'This line cannot be read. Check that it begins at the same distance from the left as its neighbors and that the name ends with a colon and a space.';

interface Mended {
  /** The lines with what could be mended; the fields of a file are checked as if the owner had. */
  front: string[];
  faults: Repair[];
  read: Front;
  /** Whether all of it can be read. */
  whole: boolean;
}

/** Finds what is wrong with the layout, one fault after another, each as if those above it were mended. */
export function mendLayout(written: readonly string[], names: ReadonlySet<string>): Mended {
  const faults = [...oddSigns(written), ...bracketRuns(written)];
  let front = faults.reduce(mended, [...written]);
  let read = parseFront(front.join('\n'));
  const most = isLong(front) ? 2 : MOST;
  while (read.fault && faults.length < most) {
    const repair = repairOf(front, read.fault.index, names);
    faults.push(repair);
    if (repair.text === undefined || repair.text.includes('\n')) break;
    front = mended(front, repair);
    read = parseFront(front.join('\n'));
  }
  return { front, faults, read, whole: read.fault === undefined };
}

function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.letters;
}

/** Brackets in brackets would take the reader's breath away before it can complain. */
function* bracketRuns(front: readonly string[]): Generator<Repair> {
  for (const [index, line] of front.entries()) {
    const text = /[[{]{40,}/.test(line) ? quotedLine(line) : undefined;
    if (text) yield { index, text, ...needsQuotes(0, text, line) };
  }
}

export function mended(front: string[], { index, text }: Repair): string[] {
  return text === undefined ? front : front.with(index, text);
}

/** The first of the possible repairs after which reading gets further. */
function repairOf(front: string[], at: number, names: ReadonlySet<string>): Repair {
  for (const repair of repairsFor(front, at, names)) {
    if (repair.text === front[repair.index]) continue;
    const upTo = isLong(front) ? at + NEAR : front.length;
    const next =
      parseFront(mended(front, repair).slice(0, upTo).join('\n')).fault?.index ?? Number.POSITIVE_INFINITY;
    if (next > repair.index && next !== at && (next > at || repair.index < at)) return repair;
  }
  return unmendable(front, at);
}

function unmendable(front: readonly string[], at: number): Repair {
  const stray = [at, at - 1, at + 1].find((index) => isStray(front, index));
  if (stray !== undefined) {
    const message =
      'This line is an entry of a list, but no list begins above it: a name with a colon and nothing behind it.';
    return { index: stray, code: 'layout', message };
  }
  const next = front[at + 1] ?? '';
  if (next.search(/\S/) > (front[at] ?? '').search(/\S/) && /:\s+\S/.test(front[at] ?? '')) {
    const message =
      'This line begins further right than the one above, which has a text already. Perhaps the name of its group is missing above it.';
    return { index: at + 1, code: 'layout', message };
  }
  return { index: Math.min(at, front.length - 1), code: 'layout', message: UNREADABLE };
}
