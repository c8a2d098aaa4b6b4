import { join } from 'node:path';
import { listContent } from '../pipeline/read/listContent';
import { type Checked, type Circumstances, checkFolder, checkWithMemory } from '../pipeline/site';
import { versionFolder } from '../pipeline/source/cache';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { hashReading } from '../renderer/build/hashCode';
import { projectPaths } from './projectPaths';

/** From so many files on, remembering what was read of them is worth its time. */
const MANY = 300;

/** Checks a content folder; a large one on all cores, and only what changed since the last check. */
export async function checkQuickly(folder: string, circumstances: Circumstances = {}): Promise<Checked> {
  if (listContent(folder).markdown.length < MANY) return checkFolder(folder, circumstances);
  const { cache } = projectPaths;
  const version = hashReading();
  const pool = new WorkerPool(versionFolder(join(cache, 'workers'), version));
  try {
    return await checkWithMemory(folder, { cache, version, pool }, circumstances);
  } finally {
    await pool.close();
  }
}
