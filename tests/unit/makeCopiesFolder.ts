import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all copies of content that tests make; it is deleted after the run. */
    copies: string;
  }
}

export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  provide('copies', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
