import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeNewSite } from './projectSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** This project with the content of a new site. */
    newSite: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  await writeNewSite(folder);
  provide('newSite', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
