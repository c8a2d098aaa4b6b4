import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FileState, versionFolder } from '../../pipeline/source/cache';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import type { BuildOptions } from './BuildOptions';
import { besideOut, restoreOut } from './besideOut';
import { hashCode, hashReading } from './hashCode';
import { type LastBuild, madeOf, sameBuild, writeLastBuild } from './lastBuild';
import { makeSite } from './makeSite';
import { publish } from './publish';
import { lookAt, stateOf } from './stateOf';
import { withLock } from './withLock';

type Log = (line: string) => void;

/** Loads and builds the site; renders only pages whose data or code changed. Returns the exit code: 0, 1 or 2. */
export async function buildSite(options: BuildOptions, log: Log): Promise<number> {
  if (!existsSync(options.content)) {
    log(`There is no folder ${options.content}. Name the content folder with --content DIR.`);
    return 2;
  }
  const locks = [join(options.cache, 'build.lock'), besideOut(options.out).lock];
  return locks.reduceRight<() => Promise<number>>(
    (work, lock) => () => withLock(lock, log, work),
    () => buildAlone(options, log),
  )();
}

async function buildAlone(options: BuildOptions, log: Log): Promise<number> {
  const began = Date.now();
  restoreOut(options.out);
  const code = hashCode();
  const looks = lookAt(options.content);
  const reading = hashReading();
  const version = `${code}-${reading}`;
  const made = madeOf(options, version, looks);
  const same = sameBuild(options, made);
  if (same) {
    if (same.report) log(same.report);
    log(`Built 0 pages (${same.pages} unchanged), ${kept(0, same.pictures)}, code unchanged${since(began)}`);
    return 0;
  }
  // React and Vike choose their quick halves by it when they are loaded.
  process.env.NODE_ENV = 'production';
  const pool = new WorkerPool(versionFolder(join(options.cache, 'workers'), reading));
  try {
    return await buildAnew(options, { code, version, made, looks }, pool, log, began);
  } finally {
    await pool.close();
  }
}

interface Input {
  /** A hash of the code that renders. */
  code: string;
  /** A hash of all code. */
  version: string;
  made: string;
  looks: ReadonlyMap<string, FileState>;
}

async function buildAnew(
  options: BuildOptions,
  { code, version, made, looks }: Input,
  pool: WorkerPool,
  log: Log,
  began: number,
): Promise<number> {
  const site = await makeSite(options, { code, looks }, pool, log);
  if (!site) {
    log('Nothing was built: fix the errors above first.');
    return 1;
  }
  const published = publish(site.files, options.out);
  site.evict();
  const last: LastBuild = {
    made: site.madeFacts ? madeOf(options, version, looks) : made,
    until: site.until,
    out: stateOf(published),
    report: site.report,
    pages: site.pages,
    pictures: site.pictures,
  };
  writeLastBuild(options.cache, last);
  log(
    `Built ${site.changed} pages (${site.pages - site.changed} unchanged), ${kept(site.encoded, site.pictures)}, code ${site.bundled ? 'bundled' : 'unchanged'}${since(began)}`,
  );
  return 0;
}

function kept(made: number, all: number): string {
  return `${made} picture sizes (${all - made} kept)`;
}

function since(began: number): string {
  return ` in ${((Date.now() - began) / 1000).toFixed(1)} s`;
}
