import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../pipeline/source/hash';
import { projectFolder } from './projectFolder';

/** What files are read by. */
const READING = ['pipeline', 'package-lock.json'];

/** What pages are made by. */
const ALL = [...READING, 'components', 'pages', 'renderer', 'public', 'vite.config.ts'];

/** Settings that are built into pages or bundles. */
const SETTINGS = ['PUBLIC_SITE_URL', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];

/** One hash over all code and settings; while it stays, only content can change a page. */
export function hashCode(): string {
  return hashOf([hashFiles(ALL), ...SETTINGS.map((name) => process.env[name] ?? '')].join('\n'));
}

/** A hash of the code that reads and checks content. */
export function hashReading(): string {
  return hashFiles(READING);
}

function hashFiles(places: readonly string[]): string {
  const files = places
    .flatMap((place) => [...filesBelow(join(projectFolder, place))])
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOf(
    files.map((file) => `${file.slice(projectFolder.length)}:${hashOf(readFileSync(file))}`).join('\n'),
  );
}

function* filesBelow(path: string): Generator<string> {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (stat?.isDirectory()) for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}
