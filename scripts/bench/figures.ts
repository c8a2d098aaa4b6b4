import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';
import type { PageRow } from './PageRow';
import type { Row } from './tableOf';

/** What the project keeps of measurements: the machine, the day, and the rows, by the name of the bench. */
export interface Kept<Rows> {
  machine: string;
  day: string;
  rows: Rows;
}

export interface Figures {
  build: Kept<Row[]>;
  validate: Kept<Row[]>;
  pages: Kept<PageRow[]>;
}

export const speedFolder = join(projectPaths.docs, 'speed');

export function readFigures(): Figures {
  const read = (name: keyof Figures) => JSON.parse(readFileSync(join(speedFolder, `${name}.json`), 'utf8'));
  return { build: read('build'), validate: read('validate'), pages: read('pages') };
}

export function keepFigures<Name extends keyof Figures>(name: Name, rows: Figures[Name]['rows']): void {
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? process.arch}), Node ${process.versions.node}, ${process.platform}`;
  const kept = { machine, day: new Date().toISOString().slice(0, 10), rows };
  mkdirSync(speedFolder, { recursive: true });
  writeFileSync(join(speedFolder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
