import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeIn, DamagedCache, storeIn, versionFolder } from '../../pipeline/source/cacheFolders';
import { type FileState, folderHash, folderState } from '../../pipeline/source/fileHashes';
import { withLock } from '../../pipeline/source/lock.mjs';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { BrokenPages } from './BrokenPages';
import { hashParserCode, hashRendererCode } from './codeHash';
import { reportDiskProblems } from './diskProblem';
import { hashFunctionConfig, hashInputs, type LastBuild, unchangedBuild } from './lastBuild';
import { type BuildOptions, makeSite } from './makeSite';
import { outFolders, publish, restoreOut } from './publish';

type Log = (line: string) => void;

/** Runs a build while holding a lock file. Logs if another build holds it. */
function withBuildLock<Result>(lock: string, log: Log, build: () => Promise<Result>): Promise<Result> {
  const onWait = (holder: number) =>
    log(`Another build is running here (process ${holder}). Waiting for it to finish.`);
  return withLock(lock, onWait, build);
}

/** Loads and builds the site. Renders only the pages whose data or code changed. Returns the exit code: 1 for faults in the content or a page, 2 without a content folder or space on the disk. */
export async function buildSite(options: BuildOptions, log: Log): Promise<number> {
  if (!existsSync(options.content)) {
    log(`There is no folder ${options.content}. Name the content folder with --content DIR.`);
    return 2;
  }
  const build = () => withBuildLock(outFolders(options.out).lock, log, () => buildLocked(options, log));
  try {
    return await reportDiskProblems(options, log, () =>
      withBuildLock(join(options.cache, 'build.lock'), log, build),
    );
  } catch (error) {
    if (!(error instanceof BrokenPages)) throw error;
    log(`${error.message}\nNothing was published; the last build is unchanged.`);
    return 1;
  }
}

async function buildLocked(options: BuildOptions, log: Log): Promise<number> {
  const began = Date.now();
  restoreOut(options.out);
  const code = hashRendererCode();
  const states = folderState(options.content);
  const parserCode = hashParserCode();
  const inputs = hashInputs(options, `${code}-${parserCode}`, states);
  const store = new Store(storeIn(options.cache));
  // A caller that makes the pictures itself needs the loaded site.
  const last = options.leavesMedia ? undefined : unchangedBuild(options, inputs, store);
  if (last) {
    if (last.report) log(last.report);
    log(
      `Built 0 pages (${last.pages} unchanged), ${countPictures(0, last.pictures)}, code unchanged${since(began)}`,
    );
    return 0;
  }
  // React and Vike read this when they are loaded, to choose their production code.
  process.env.NODE_ENV = 'production';
  const pool = new WorkerPool(versionFolder(codeIn(options.cache, 'workers'), parserCode));
  const build = () => buildChanged(options, { code, inputs, states, store, began }, pool, log);
  try {
    return await build().catch((error: unknown) => {
      if (!(error instanceof DamagedCache)) throw error;
      discard(error, options.cache, log);
      return build();
    });
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

interface BuildState {
  /** A hash of the code that renders. */
  code: string;
  inputs: string;
  states: ReadonlyMap<string, FileState>;
  store: Store;
  began: number;
}

async function buildChanged(
  options: BuildOptions,
  { code, inputs, states, store, began }: BuildState,
  pool: WorkerPool,
  log: Log,
): Promise<number> {
  const site = await makeSite(options, { code, states, store }, pool, log);
  if (!site) {
    log('Nothing was built: fix the errors above first.');
    return 1;
  }
  const published = publish(site.files, options.out, store);
  site.end();
  const last: LastBuild = {
    facts: hashFunctionConfig(options.facts),
    until: site.until,
    out: folderHash(published),
    report: site.report,
    pages: site.pages,
    pictures: site.pictures,
  };
  // Written last, so that an interrupted build is not taken for a complete one.
  if (!options.leavesMedia) store.write('built', inputs, last);
  store.close();
  const pictures = options.leavesMedia ? '' : `${countPictures(site.made, site.pictures)}, `;
  log(
    `Built ${site.changed} pages (${site.pages - site.changed} unchanged), ${pictures}code ${site.bundled ? 'bundled' : 'unchanged'}${since(began)}`,
  );
  return 0;
}

function countPictures(made: number, all: number): string {
  return `${made} pictures (${all - made} kept)`;
}

function since(began: number): string {
  return ` in ${((Date.now() - began) / 1000).toFixed(1)} s`;
}
