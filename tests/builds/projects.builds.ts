import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { Workplace } from '../built/Workplace';

const plumber = join(import.meta.dirname, '..', 'fixtures', 'plumber');
const kept = new Workplace(plumber).sharePictures().takeBundle();
const places = [kept];
afterAll(() => {
  for (const place of places) place.remove();
});

const VALVES = 'projects/valves.md';
const TEXT = `---
title: Two Shut-Off Valves in a Maine Kitchen
description: Two seized valves under a kitchen sink in Maine, changed in a morning by a plumber who brought her own towels.
services:
  - leak-repair
town: portland-me
finished: 2024-11
took: 1 day
cost: $900
costShown: yes
scope: Two valves
photos:
  - images/sink.jpg
---

Both had been open since the house was built.
`;

/** Lists of projects on a page of their own, with the costs, and on the pages of the service and the town: their cards say what a job cost. */
function addLists(): void {
  const append = (path: string, lines: string) => {
    const file = join(kept.content, path);
    const [before = '', front = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
    writeFileSync(file, [before, `${front}${lines}`, ...body].join('---'));
  };
  append('services/leak-repair.md', 'projects:\n  heading: Finished jobs\n');
  append('areas/portland-me.md', 'projects:\n  heading: Finished jobs\n');
  append('pages/notes.md', 'projects:\n  heading: Finished jobs\ncosts:\n  heading: What they cost\n');
}

const LISTS = ['areas/portland-me.html', 'leak-repair.html', 'notes.html'];
const OTHER = 'projects/cellar-drain.html';
const OWN = 'projects/valves.html';

const steps: [what: string, make: () => void, changed: string[]][] = [
  ['added', () => writeFileSync(join(kept.content, VALVES), TEXT), [...LISTS, OTHER, OWN]],
  ['told otherwise', () => replace('Both had been', 'The two had been'), [OWN]],
  ['with another cost', () => replace('$900', '$1,100'), [...LISTS, OTHER, OWN]],
  ['without its cost', () => replace('costShown: yes\n', ''), [...LISTS, OTHER, OWN]],
  ['removed', () => rmSync(join(kept.content, VALVES)), [...LISTS, OTHER, OWN]],
];

function replace(from: string, to: string): void {
  const file = join(kept.content, VALVES);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from, () => to),
  );
}

test('a project changes only the pages that show it, and each build is, byte for byte, what is built from nothing', async () => {
  addLists();
  expect(await kept.build()).toMatchObject({ code: 0 });
  for (const [what, make, changed] of steps) {
    const before = pagesIn(kept);
    make();
    const next = await kept.build();
    expect(next.code, `${what}\n${next.log}`).toBe(0);
    const after = pagesIn(kept);
    expect(differing(before, after), what).toEqual([...changed].sort());

    const cold = new Workplace(kept.content).sharePictures().takeBundle(kept.cache);
    places.push(cold);
    expect(await cold.build(), what).toMatchObject({ code: 0 });
    expect(differing(filesIn(kept), filesIn(cold)), what).toEqual([]);
    cold.remove();
  }
});

const filesIn = ({ out }: Workplace) =>
  new Map(
    listFiles(out)
      .sort()
      .map((path) => [path, readFileSync(join(out, path), 'latin1')]),
  );

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();

const pagesIn = (place: Workplace) => new Map([...filesIn(place)].filter(([path]) => path.endsWith('.html')));
