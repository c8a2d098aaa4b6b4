import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clock } from '../../pipeline/clock';
import type { FileState } from '../../pipeline/source/cache';
import { hashOf } from '../../pipeline/source/hash';
import type { BuildFolders } from './BuildOptions';
import { lookAt, stateOf } from './stateOf';
import { functionFactsFile } from './writeFunctionFacts';

const LastBuild = z.object({
  made: z.string(),
  /** When a page comes or goes by itself for the next time. */
  until: z.string().optional(),
  out: z.string(),
  report: z.string(),
  pages: z.number(),
  pictures: z.number(),
});

/** What a build was made of and what it left: while both stay, there is nothing to do. */
export type LastBuild = z.output<typeof LastBuild>;

/**
 * Everything that a build is made of: the files, by a look at the content, and their history, the code and settings, and
 * the hour, since content may have a date.
 */
export function madeOf(
  { content, out }: BuildFolders,
  code: string,
  looks: ReadonlyMap<string, FileState>,
): string {
  const hour = clock().toISOString().slice(0, 13);
  const facts = readFileSync(functionFactsFile, 'utf8');
  return hashOf([content, stateOf(looks), commitOf(content), out, code, hour, facts].join('\n'));
}

/** The newest commit, which tells when files were last changed; nothing where there is no Git. */
function commitOf(content: string): string {
  try {
    return execFileSync('git', ['-C', content, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The last build, where nothing has changed since and its site is as it left it. */
export function sameBuild({ cache, out }: BuildFolders, made: string): LastBuild | undefined {
  try {
    const last = LastBuild.parse(JSON.parse(readFileSync(join(cache, NAME), 'utf8')));
    const over = last.until !== undefined && last.until <= clock().toISOString();
    return last.made === made && !over && last.out === stateOf(lookAt(out)) ? last : undefined;
  } catch {
    return undefined;
  }
}

/** Written last of all, so that a build cut off is done again. */
export function writeLastBuild(cache: string, last: LastBuild): void {
  const file = join(cache, NAME);
  writeFileSync(`${file}.part`, JSON.stringify(last));
  renameSync(`${file}.part`, file);
}

const NAME = 'last-build.json';
