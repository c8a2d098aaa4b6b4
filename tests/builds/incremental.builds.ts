import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '../../pipeline/media/drawHills';
import { listFiles } from '../../pipeline/source/listFolder';
import { projectPaths } from '../../scripts/projectPaths';
import { Workplace } from '../built/Workplace';
import { isWhole } from '../isWhole';
import { edits } from './randomEdits';

/** Else each kind of edit once, in their order. */
const EDITS = isWhole ? 30 : edits.length;
/** Edits between two builds. */
const TOGETHER = isWhole ? 1 : 3;
/** A build from nothing is compared after every so many edits: what one of them leaves stale stays so. */
const STEP = isWhole ? 6 : EDITS;
const SEED = 20_240_315;

const kept = new Workplace(projectPaths.content).sharePictures().takeBundle();
const places = [kept];
afterAll(() => {
  for (const place of places) place.remove();
});

/** Hard links to one file are equal; other files are compared. */
function isSame(a: string, b: string): boolean {
  return statSync(a).ino === statSync(b).ino || readFileSync(a).equals(readFileSync(b));
}

/** Makes any edit, or each kind in its turn. Some return to an earlier state, which a cache must not take for no change. */
function editOnce(index: number, random: () => number): string {
  for (;;) {
    const kind = isWhole ? Math.floor(random() * edits.length) : index - 1;
    const done = edits[kind]?.(kept.content, random);
    if (done) return done;
  }
}

test(`${EDITS} edits: what is built on top of the last build is, byte for byte, what is built from nothing`, async () => {
  const random = seededRandom(SEED);
  const { code, log } = await kept.build();
  expect(code, log).toBe(0);
  let done: string[] = [];
  for (let index = 1; index <= EDITS; index += 1) {
    done.push(`edit ${index}: ${editOnce(index, random)}`);
    if (index % TOGETHER > 0) continue;
    const next = await kept.build();
    expect(next.code, `${done.at(-1)}\n${next.log}`).toBe(0);
    if (index % STEP > 0) continue;
    // A cache that holds only the bundle and encoded pictures, which do not depend on the edits.
    const cold = new Workplace(kept.content).sharePictures().takeBundle(kept.cache);
    places.push(cold);
    const anew = await cold.build();
    expect(anew.code, anew.log).toBe(0);
    const wanted = listFiles(cold.out).sort();
    expect(listFiles(kept.out).sort(), done.join('\n')).toEqual(wanted);
    const different = wanted.filter((path) => !isSame(join(kept.out, path), join(cold.out, path)));
    expect(different, done.join('\n')).toEqual([]);
    cold.remove();
    done = [];
  }
}, 3_600_000);
