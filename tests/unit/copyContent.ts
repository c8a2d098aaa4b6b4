import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

const PLUMBER = join(import.meta.dirname, '..', 'fixtures', 'plumber');

interface Copy {
  folder: string;
  /** The state of each file, by path, which shows whether a test changed it. */
  states: ReadonlyMap<string, string>;
}

/** Copies that no test uses now. Restoring changed files is faster than copying everything again. */
const free: Copy[] = [];

/** A copy of the plumber's content in a folder called `content`, for one test; returns its path. */
export function copyContent(): string {
  const copy = free.pop() ?? newCopy();
  onTestFinished(() => {
    free.push(restored(copy));
  });
  return copy.folder;
}

function newCopy(): Copy {
  const folder = join(newFolder('copy'), 'content');
  cpSync(PLUMBER, folder, { recursive: true });
  return { folder, states: new Map(statesIn(folder)) };
}

function restored({ folder, states }: Copy): Copy {
  const above = dirname(folder);
  for (const name of readdirSync(above))
    if (name !== 'content') rmSync(join(above, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, state] of [...statesIn(folder)])
    if (states.get(path) !== state) rmSync(join(folder, path), { recursive: true, force: true });
  const gone = [...states.keys()].filter((path) => !existsSync(join(folder, path)));
  for (const path of gone) cpSync(join(PLUMBER, path), join(folder, path), { recursive: true });
  return { folder, states: gone.length > 0 ? new Map(statesIn(folder)) : states };
}

/** Every file and folder below, the outer ones first; links are not followed. */
function* statesIn(folder: string, path = ''): Generator<[path: string, state: string]> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = join(path, entry.name);
    const { mode, size, mtimeMs } = lstatSync(join(folder, inner));
    if (entry.isDirectory()) {
      yield [inner, `folder ${mode}`];
      yield* statesIn(folder, inner);
    } else yield [inner, `${mode} ${size} ${mtimeMs}`];
  }
}

/** Changes a file below a folder. Throws if the text to change is not there. */
export function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const old = readFileSync(path, 'utf8');
  if (!old.includes(from)) throw new Error(`${file} has no “${from}” to change`);
  writeFileSync(
    path,
    old.replace(from, () => to),
  );
}

/** Writes files below a folder; returns the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** An empty folder, which is deleted after all tests. */
export const newFolder = (name: string): string => mkdtempSync(join(inject('copies'), `${name}-`));
