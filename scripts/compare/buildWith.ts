import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { versionFolder } from '../../pipeline/source/cache';
import { installPackages } from '../launch/requirements.mjs';
import { projectPaths, type SiteFolders } from '../projectPaths';
import { checkOut } from '../pullRequest/git';

/** The folder of this project as it was at a commit, with its packages. Throws where those cannot be installed. */
export async function engineAt(commit: string): Promise<string> {
  const folder = join(projectPaths.cache, 'compare', commit);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    checkOut(projectFolder, commit, fresh);
    const [own, its] = [projectFolder, fresh].map((each) =>
      readFileSync(join(each, 'package-lock.json'), 'utf8'),
    );
    if (own === its)
      symlinkSync(join(projectFolder, 'node_modules'), join(fresh, 'node_modules'), 'junction');
    renameSync(fresh, folder);
  }
  if (!(await installPackages(folder, false)))
    throw new Error(`Its packages could not be installed in ${folder}.`);
  return folder;
}

/**
 * Builds a site with an engine into a folder, without its pictures unless they are wanted. Returns the folder of the built site.
 * Throws what the engine says where it cannot.
 */
export function buildWith(
  engine: string,
  { content, cache }: SiteFolders,
  name: 'before' | 'after',
  hasPictures: boolean,
): string {
  const above = join(cache, 'compare', name);
  const own = join(above, 'cache');
  const out = join(above, 'site');
  shareMedia(join(cache, 'media'), own);
  const bundles = join(engine, '.cache', 'compare', 'bundles');
  takeBundle(bundles, join(own, 'site'));
  const command = hasPictures ? 'scripts/build.ts' : 'scripts/suite/buildPages.ts';
  const options = ['--content', content, '--out', out, '--cache', own];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...options], {
    cwd: engine,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  keepBundle(join(own, 'site'), bundles);
  return out;
}

/** What the bundler wrote is the same for every site, so that the next one begins with it. A build compares it with its hashes. */
function takeBundle(bundles: string, site: string): void {
  const kept = existsSync(bundles) ? readdirSync(bundles) : [];
  for (const code of kept.filter((each) => !existsSync(join(site, each)))) {
    try {
      copy(join(bundles, code), join(site, code));
    } catch {
      // Another process has replaced it by that of newer code.
      rmSync(join(site, code), { recursive: true, force: true });
    }
  }
}

/** Keeps what the bundler wrote for this site, where it is not kept yet. */
function keepBundle(site: string, bundles: string): void {
  const [code = ''] = existsSync(site) ? readdirSync(site) : [];
  const [work, kept, fresh] = [join(site, code), join(bundles, code), `${bundles}.${process.pid}`];
  // Other versions may keep it elsewhere.
  if (!existsSync(join(work, 'bundle.json')) || existsSync(join(kept, 'bundle.json'))) return;
  for (const name of ['assets.json', 'bundle.json', 'client', 'server', 'node_modules'])
    copy(join(work, name), join(fresh, name));
  try {
    versionFolder(bundles, code);
    renameSync(fresh, kept);
  } catch {
    // Another process is keeping it, or has kept it meanwhile.
    rmSync(fresh, { recursive: true });
  }
}

const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/** A picture's address is a hash of what it is made of, so that both engines may use those of the site. */
function shareMedia(media: string, cache: string): void {
  mkdirSync(media, { recursive: true });
  mkdirSync(cache, { recursive: true });
  if (!existsSync(join(cache, 'media'))) symlinkSync(media, join(cache, 'media'), 'junction');
}
