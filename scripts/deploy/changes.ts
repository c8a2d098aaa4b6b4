import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../pipeline/source/cache';
import { git } from '../git';
import type { LivePages } from './livePages';

/** A merge is rarely more; who pushes thousands of commits at once needs no comment on each. */
const MAX_COMMITS = 100;

const Changes = z.object({
  /** The address of the site, without a slash at its end. */
  site: z.string(),
  /** New commits of main, newest first. */
  commits: z.array(z.string()),
  /** Addresses, and how many are gone; undefined where the site before is unknown. */
  pages: z.object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.number() }).optional(),
});

export type Changes = z.output<typeof Changes>;

/** Compares the built site with the one that is live. */
export function compareSites(repository: string, { site, commit, pages, before }: Built): Changes {
  const commits = newCommits(repository, before?.commit, commit);
  return { site, commits, ...(before && { pages: comparePages(before.pages, pages) }) };
}

interface Built {
  site: string;
  commit: string;
  /** A hash of each page, by its address. */
  pages: ReadonlyMap<string, string>;
  /** What is live; undefined where the live site does not say so. */
  before: LivePages | undefined;
}

/** Where the live site's commit is unknown, the newest one stands for all. */
function newCommits(repository: string, from: string | undefined, to: string): string[] {
  if (!from) return [to];
  const list = ['log', '--first-parent', '--format=%H', `--max-count=${MAX_COMMITS}`, `${from}..${to}`];
  try {
    return git(repository, list).split('\n').filter(Boolean);
  } catch {
    return [to];
  }
}

function comparePages(before: LivePages['pages'], after: ReadonlyMap<string, string>): Changes['pages'] {
  const old = new Map(Object.entries(before));
  const kept = [...after].filter(([address]) => old.has(hashOf(address)));
  return {
    added: [...after.keys()].filter((address) => !old.has(hashOf(address))),
    changed: kept.flatMap(([address, hash]) => (old.get(hashOf(address)) === hash ? [] : address)),
    gone: old.size - kept.length,
  };
}

export function writeChanges(file: string, changes: Changes): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(changes));
}

export function readChanges(file: string): Changes {
  return Changes.parse(JSON.parse(readFileSync(file, 'utf8')));
}
