import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';
import type { PageRow, WorkRow } from './tables';

/** Recorded measurements. */
export interface Recorded<Rows> {
  machine: string;
  day: string;
  rows: Rows;
}

/** By the name of the benchmark. */
export interface Figures {
  build: Recorded<WorkRow[]>;
  validate: Recorded<WorkRow[]>;
  pages: Recorded<PageRow[]>;
}

const speedFolder = join(projectPaths.docs, 'speed');

export function readFigures(): Figures {
  const read = (name: keyof Figures) => JSON.parse(readFileSync(join(speedFolder, `${name}.json`), 'utf8'));
  return { build: read('build'), validate: read('validate'), pages: read('pages') };
}

/** Writes `docs/speed/NAME.json`; `npm run generate` then writes docs/speed.md and its charts. */
export function recordFigures<Name extends keyof Figures>(name: Name, rows: Figures[Name]['rows']): void {
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? process.arch}), Node ${process.versions.node}, ${process.platform}`;
  const recorded = { machine, day: new Date().toISOString().slice(0, 10), rows };
  mkdirSync(speedFolder, { recursive: true });
  writeFileSync(join(speedFolder, `${name}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
}
