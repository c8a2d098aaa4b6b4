import { join } from 'node:path';
import { type Checked, type CheckOptions, checkFolder, checkWithMemory } from '../pipeline/lint/lint';
import { versionFolder } from '../pipeline/source/cache';
import { listContent } from '../pipeline/source/listFolder';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { hashReading } from '../renderer/build/codeHash';
import { projectPaths } from './projectPaths';

/** With fewer files, a cache costs more than it saves. */
const MIN_FILES_TO_CACHE = 300;

/** Checks a content folder; a large one on all cores, and only what changed since the last check. */
export async function checkQuickly(folder: string, options: CheckOptions = {}): Promise<Checked> {
  if (listContent(folder).markdown.length < MIN_FILES_TO_CACHE) return checkFolder(folder, options);
  const { cache } = projectPaths;
  const version = hashReading();
  const pool = new WorkerPool(versionFolder(join(cache, 'workers'), version));
  try {
    return await checkWithMemory(folder, { cache, version, pool }, options);
  } finally {
    await pool.close();
  }
}
