import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './fileOf';

/** What the last build was made from. */
export interface BuildState {
  code: string;
  /** A hash of each page's data, by address. */
  pages: Record<string, string>;
}

const NAME = 'state.json';

export function readState(work: string): BuildState {
  try {
    return JSON.parse(readFileSync(join(work, NAME), 'utf8'));
  } catch {
    return { code: '', pages: {} };
  }
}

/** Written last, so that a build cut off is done again. Pages that are gone are deleted. */
export function writeState(work: string, state: BuildState, before: readonly string[]): void {
  for (const address of before) {
    if (!(address in state.pages)) rmSync(join(work, 'client', fileOf(address)), { force: true });
  }
  writeFileSync(join(work, NAME), JSON.stringify(state));
}
