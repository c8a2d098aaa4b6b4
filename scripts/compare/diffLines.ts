/** Lines of one text that stand together, and what stands there in the other. */
export interface Hunk {
  gone: string[];
  come: string[];
}

/** The differences of two lists of lines, by their longest common subsequence. */
export function diffLines(before: readonly string[], after: readonly string[]): Hunk[] {
  const start = sharedStart(before, after);
  const end = sharedStart(before.slice(start).reverse(), after.slice(start).reverse());
  const hunks: Hunk[] = [{ gone: [], come: [] }];
  for (const [kind, line] of edits(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ))
    if (kind === 'kept') hunks.push({ gone: [], come: [] });
    else hunks.at(-1)?.[kind].push(line);
  return hunks.filter(({ gone, come }) => gone.length + come.length > 0);
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((line, index) => line !== other[index]);
  return first < 0 ? one.length : first;
}

function* edits(
  old: readonly string[],
  fresh: readonly string[],
): Generator<['kept' | 'gone' | 'come', string]> {
  const common = commonLengths(old, fresh);
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [was, is] = [old[i], fresh[j]];
    if (was !== undefined && was === is) {
      yield ['kept', was];
      i += 1;
      j += 1;
    } else if (was !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1)) {
      yield ['gone', was];
      i += 1;
    } else {
      yield ['come', is ?? ''];
      j += 1;
    }
  }
}

const lengthAt = (common: readonly Uint32Array[], i: number, j: number) => common[i]?.[j] ?? 0;

/** How many lines the rests of both lists have in common, by where the rests begin. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint32Array[] {
  const common: Uint32Array[] = [];
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = new Uint32Array(fresh.length + 1);
    common[i] = row;
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const without = Math.max(lengthAt(common, i + 1, j), row[j + 1] ?? 0);
      row[j] = old[i] === fresh[j] ? lengthAt(common, i + 1, j + 1) + 1 : without;
    }
  }
  return common;
}
