import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../../pipeline/media/drawHills';
import { listFiles } from '../../pipeline/source/listFolder';
import { PLUMBER, Workplace } from '../built/Workplace';
import { isWhole } from '../isWhole';
import { edits } from './randomEdits';

/** Else each kind of edit once, in their order. */
const EDITS = isWhole ? 30 : edits.length;
/** Edits between two builds. */
const TOGETHER = isWhole ? 1 : 3;
/** A build from nothing is compared after every so many edits: what one of them leaves stale stays so. */
const STEP = isWhole ? 6 : EDITS;
const SEED = 20_240_315;

const kept = new Workplace(PLUMBER).sharePictures().takeBundle();
const places = [kept];
afterAll(() => {
  for (const place of places) place.remove();
});

/** What a preview adds to pages and scripts. */
const ADDED = /data-source|data-edit|edit-page/;

type Files = ReadonlyMap<string, string>;
const filesIn = ({ out }: Workplace): Files =>
  new Map(listFiles(out).map((path) => [path, readFileSync(join(out, path), 'latin1')]));

const differing = (one: Files, other: Files) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();

/** Builds the content from nothing: with a cache that holds only the bundle and encoded pictures, which do not depend on edits. */
async function buildAnew(): Promise<Files> {
  const cold = new Workplace(kept.content).sharePictures().takeBundle(kept.cache);
  places.push(cold);
  await cold.built();
  const files = filesIn(cold);
  cold.remove();
  return files;
}

/** Lists of projects on a page of their own, with the costs, and on the pages of the service and the town: their cards say what a job cost. */
beforeAll(async () => {
  const append = (path: string, lines: string) => {
    const file = join(kept.content, path);
    const [before = '', front = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
    writeFileSync(file, [before, `${front}${lines}`, ...body].join('---'));
  };
  append('services/leak-repair.md', 'projects:\n  heading: Finished jobs\n');
  append('areas/portland-me.md', 'projects:\n  heading: Finished jobs\n');
  append('pages/notes.md', 'projects:\n  heading: Finished jobs\ncosts:\n  heading: What they cost\n');
  append('projects/cellar-drain.md', 'published: yes\n');
  await kept.built();
});

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
  let done: string[] = [];
  for (let index = 1; index <= EDITS; index += 1) {
    done.push(`edit ${index}: ${editOnce(index, random)}`);
    if (index % TOGETHER > 0) continue;
    const { code, log } = await kept.build();
    expect(code, `${done.join('\n')}\n${log}`).toBe(0);
    if (index % STEP > 0) continue;
    expect(differing(filesIn(kept), await buildAnew()), done.join('\n')).toEqual([]);
    done = [];
  }
}, 3_600_000);

test('a build after previews from the same cache is the one before, without a byte of theirs', async () => {
  const live = filesIn(kept);
  const preview = async (branch: string) => {
    vi.stubEnv('PUBLIC_EDIT_REPOSITORY', 'https://github.com/owner/name');
    vi.stubEnv('PUBLIC_EDIT_BRANCH', branch);
    await kept.built();
    vi.unstubAllEnvs();
    return filesIn(kept);
  };
  const before = await preview('owner/my change#2');
  const added = [...before].flatMap(([path, text]) => (ADDED.test(text) ? path : []));
  expect(added).toEqual(
    expect.arrayContaining([
      ...[...before.keys()].filter((path) => path.endsWith('.html')),
      expect.stringMatching(/^assets\/.*\.js$/),
    ]),
  );
  expect(before.get('index.html')).toContain('/owner/name/blob/owner/my%20change%232"');
  expect((await preview('other')).get('index.html')).toContain('/owner/name/blob/other"');

  await kept.built();
  expect(differing(filesIn(kept), live)).toEqual([]);
  expect([...live].filter(([, text]) => ADDED.test(text))).toEqual([]);
}, 600_000);
