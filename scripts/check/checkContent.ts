import {
  type CheckOptions,
  type CheckResult,
  checkCachedFolder,
  checkFolder,
} from '../../pipeline/lint/lint';
import { listContent } from '../../pipeline/source/listFolder';
import { siteStore } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { hashParserCode } from '../../renderer/build/codeHash';

/** For fewer files, a cache costs more than it saves. */
const MIN_FILES_TO_CACHE = 300;

/** `cache`: the site's cache folder. */
export type ContentCheckOptions = CheckOptions & { cache: string };

/** Checks a content folder. A large one is checked on all cores, and only files that changed since the last check. */
export async function checkContent(
  folder: string,
  { cache, ...options }: ContentCheckOptions,
): Promise<CheckResult> {
  if (listContent(folder).markdown.length < MIN_FILES_TO_CACHE) return checkFolder(folder, options);
  const version = hashParserCode();
  const pool = new WorkerPool();
  const store = siteStore(cache);
  try {
    const checked = await checkCachedFolder(folder, { store, version, pool }, options);
    // Not after an error, when it would evict what the rest of the run had used.
    store.close();
    return checked;
  } finally {
    await pool.close();
  }
}
