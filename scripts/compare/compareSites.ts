import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { projectPaths } from '../projectPaths';
import { git } from '../pullRequest/git';
import { engineAt } from './buildWith';

interface Compared {
  site: string;
  /** How the comparison of the site ended. */
  code: number;
  report: string;
}

/**
 * Compares the sites that a file names, a folder on each line, one process a core, and prints one report. With `looks`, a page
 * of each kind is looked at. What is compared is kept until all sites are, so that a run that was stopped goes on; a site that
 * changed meanwhile is compared again. Returns the worst end of a comparison.
 */
export async function compareSites(file: string, commit: string, looks: boolean): Promise<number> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const sites = lines
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => resolve(dirname(file), line.trim()));
  await engineAt(commit);
  const own = git(projectFolder, ['rev-parse', 'HEAD']).trim();
  const changes = git(projectFolder, ['diff', 'HEAD', '--', '.', ':!content']);
  const kept = join(projectPaths.cache, 'compare', 'sites', hashOf(own + changes + commit + looks));
  mkdirSync(kept, { recursive: true });
  const options = ['--with', commit, ...(looks ? ['--looks', '--kinds'] : [])];
  const left = [...sites];
  const done = new Map<string, Compared>();
  const work = async () => {
    for (let site = left.shift(); site; site = left.shift())
      done.set(site, await compareSite(site, options, join(kept, `${siteHash(site)}.json`)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const all = sites.flatMap((site) => done.get(site) ?? []);
  const worst = Math.max(0, ...all.map(({ code }) => code));
  console.log(describeSites(all));
  if (worst < 2) rmSync(kept, { recursive: true });
  return worst;
}

async function compareSite(site: string, options: readonly string[], kept: string): Promise<Compared> {
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  console.error(`Comparing ${site} …`);
  const args = [join(projectFolder, 'scripts/run.mjs'), 'compare', '--site', site, ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((end) => child.on('close', (code) => end(code ?? 2)));
  const [out, faults, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const compared = {
    site,
    code,
    report: (code < 2 ? out : faults.replace(/^Building with .*\n/gm, '')).trim(),
  };
  if (code < 2) writeFileSync(kept, JSON.stringify(compared));
  return compared;
}

const SAME = /^\d+ pages? the same; nothing lost\.$/;

function describeSites(all: readonly Compared[]): string {
  const same = all.filter(({ report }) => SAME.test(report));
  const others = all.filter(({ report }) => !SAME.test(report));
  const count = (code: number) => others.filter((each) => each.code === code).length;
  const summary = `${all.length} sites: ${same.length} the same, ${count(0)} differ, ${count(1)} lost something, ${count(2)} could not be built.`;
  return [summary, ...others.map(({ site, report }) => `== ${site}\n${report}`)].join('\n\n');
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 20);

/** A hash of where a site is and of its files. */
function siteHash(site: string): string {
  const hash = createHash('sha256').update(site);
  for (const folder of ['content', 'public'])
    for (const path of listFiles(join(site, folder)))
      hash.update(`\0${folder}/${path}\0`).update(readFileSync(join(site, folder, path)));
  return hash.digest('hex').slice(0, 20);
}
