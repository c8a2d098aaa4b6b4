import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import { folderState } from '../../pipeline/source/fileHashes';
import { withLock } from '../../pipeline/source/lock.mjs';
import { siteStore } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { BrokenPages } from './BrokenPages';
import { hashCode } from './codeHash';
import { diskProblem } from './diskProblem';
import { hashInputs, unchangedBuild } from './lastBuild';
import { type BuildOptions, type Counts, type Log, makeSite, since } from './makeSite';
import { restoreOut } from './publish';

/** Loads and builds the site. Renders only the pages whose data or code changed. Returns the exit code: 1 for faults in the content or a page, 2 without a content folder or space on the disk. */
export async function buildSite(options: BuildOptions, log: Log): Promise<number> {
  if (!existsSync(options.content)) {
    log(`There is no folder ${options.content}. Name the content folder with --content DIR.`);
    return 2;
  }
  const onWait = (holder: number) =>
    log(`Another build is running here (process ${holder}). Waiting for it to finish.`);
  try {
    return await withLock(join(options.cache, 'build.lock'), onWait, () => buildLocked(options, log));
  } catch (error) {
    const isBroken = error instanceof BrokenPages;
    const problem = isBroken ? error.message : diskProblem(error, options);
    if (problem === undefined) throw error;
    log(`${problem}\nNothing was published; the last build is unchanged.`);
    return isBroken ? 1 : 2;
  }
}

async function buildLocked(options: BuildOptions, log: Log): Promise<number> {
  const began = Date.now();
  restoreOut(options.out);
  const { renderer: code, parser: version } = hashCode();
  const states = folderState(options.content);
  const inputs = hashInputs(options, `${code}-${version}`, states);
  const store = siteStore(options.cache);
  // A caller that makes the pictures itself needs the loaded site.
  const last = options.leavesMedia ? undefined : unchangedBuild(options, inputs, store);
  if (last) {
    if (last.report) log(last.report);
    log(summary(last) + since(began));
    return 0;
  }
  // React and Vike read this when they are loaded, to choose their production code.
  process.env.NODE_ENV = 'production';
  const pool = new WorkerPool();
  const build = () => makeSite(options, { code, version, inputs, states, store, pool }, log);
  try {
    const counts = await build().catch((error: unknown) => {
      if (!(error instanceof DamagedCache)) throw error;
      discard(error, options.cache, log);
      return build();
    });
    log(counts ? summary(counts) + since(began) : 'Nothing was built: fix the errors above first.');
    return counts ? 0 : 1;
  } finally {
    await pool.close();
  }
}

/** Deletes damaged files of the cache, so that the next attempt makes them again. */
function discard({ files }: DamagedCache, cache: string, log: Log): void {
  const [first = ''] = files;
  const others = files.length > 1 ? ` and ${files.length - 1} more` : '';
  log(`Damaged in the cache, and made again: ${relative(cache, first)}${others}`);
  for (const file of files) rmSync(file, { recursive: true, force: true });
}

/** `Built 1 pages (34 unchanged), 0 pictures (1120 kept), code unchanged` */
function summary({ pages, changed = 0, pictures, made = 0, isBundled = false }: Counts): string {
  const media = pictures > 0 ? `${made} pictures (${pictures - made} kept), ` : '';
  return `Built ${changed} pages (${pages - changed} unchanged), ${media}code ${isBundled ? 'bundled' : 'unchanged'}`;
}
