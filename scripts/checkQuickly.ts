import { join } from 'node:path';
import { type Checked, type CheckOptions, checkFolder, checkWithMemory } from '../pipeline/lint/lint';
import { versionFolder } from '../pipeline/memory/versionFolder';
import { WorkerPool } from '../pipeline/parallel/WorkerPool';
import { listContent } from '../pipeline/source/listFolder';
import { hashReading } from '../renderer/build/hashCode';
import { projectPaths } from './projectPaths';

/** From so many files on, remembering what was read of them is worth its time. */
const MANY = 300;

/** Checks a content folder; a large one on all cores, and only what changed since the last check. */
export async function checkQuickly(folder: string, options: CheckOptions = {}): Promise<Checked> {
  if (listContent(folder).markdown.length < MANY) return checkFolder(folder, options);
  const { cache } = projectPaths;
  const version = hashReading();
  const pool = new WorkerPool(versionFolder(join(cache, 'workers'), version));
  try {
    return await checkWithMemory(folder, { cache, version, pool }, options);
  } finally {
    await pool.close();
  }
}
