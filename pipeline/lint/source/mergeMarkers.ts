import type { FenceFault } from './fenceFault';

const BEGIN = /^<{7}( |$)/;
const END = /^>{7}( |$)/;

/** Lines that git leaves where two people changed the same words. */
export function mergeMarkers(lines: string[]): FenceFault[] {
  const faults: FenceFault[] = [];
  let open = -1;
  for (const [index, line] of lines.entries()) {
    if (BEGIN.test(line) && open < 0) open = index;
    else if (END.test(line) && open >= 0) {
      faults.push(versions(open + 1, index + 1));
      open = -1;
    } else if (END.test(line)) faults.push(leftOver(index + 1));
  }
  if (open >= 0) faults.push(leftOver(open + 1));
  return faults;
}

function versions(from: number, to: number): FenceFault {
  const fault = `Two versions of the same lines stand here, from line ${from} to line ${to}. Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
  return { code: 'merge-marker', line: from, instead: null, fault };
}

function leftOver(line: number): FenceFault {
  return {
    code: 'merge-marker',
    line,
    instead: '',
    fault: 'This line was left over when two changes were joined. Delete it.',
  };
}
