import { join } from 'node:path';
import { type Checked, type CheckOptions, checkCachedFolder, checkFolder } from '../../pipeline/lint/lint';
import { versionFolder } from '../../pipeline/source/cache';
import { listContent } from '../../pipeline/source/listFolder';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { hashReading } from '../../renderer/build/codeHash';
import { projectPaths } from '../projectPaths';
import { applyFixes } from './applyFixes';
import { messagesWithin } from './report';

/** With fewer files, a cache costs more than it saves. */
const MIN_FILES_TO_CACHE = 300;

/** A line may need several fixes, one after another. */
const MAX_PASSES = 10;

/** Checks a content folder; a large one on all cores, and only what changed since the last check. */
export async function checkContent(folder: string, options: CheckOptions = {}): Promise<Checked> {
  if (listContent(folder).markdown.length < MIN_FILES_TO_CACHE) return checkFolder(folder, options);
  const { cache } = projectPaths;
  const version = hashReading();
  const pool = new WorkerPool(versionFolder(join(cache, 'workers'), version));
  try {
    return await checkCachedFolder(folder, { cache, version, pool }, options);
  } finally {
    await pool.close();
  }
}

/** Fixes what can be fixed safely in the named files and checks again. Returns a line for each fix. */
export async function fixContent(
  folder: string,
  options: CheckOptions,
  names: readonly string[],
): Promise<{ fixed: string[]; checked: Checked }> {
  const fixed: string[] = [];
  let checked = await checkContent(folder, options);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const lines = applyFixes(join(folder, '..'), messagesWithin(checked.messages, names));
    if (lines.length === 0) break;
    fixed.push(...lines);
    checked = await checkContent(folder, options);
  }
  return { fixed, checked };
}
