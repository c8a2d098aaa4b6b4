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

/** No page is made by the check. */
const CHECK = 'pipeline/lint/';

/** One hash over all code that renders and settings; while it stays, only content can change a page. */
export function hashCode(): string {
  const isRendering = (file: string) => !file.startsWith(CHECK);
  return hashOf([hashFiles(ALL, isRendering), ...SETTINGS.map((name) => process.env[name] ?? '')].join('\n'));
}

/** A hash of the code that reads and checks content. */
export function hashReading(): string {
  return hashFiles(READING);
}

function hashFiles(places: readonly string[], isWanted: (file: string) => boolean = () => true): string {
  const files = places
    .flatMap((place) => [...filesBelow(place)])
    .filter((file) => !/\.test\.tsx?$/.test(file) && isWanted(file));
  return hashOf(files.map((file) => `${file}:${hashOf(readFileSync(join(projectFolder, file)))}`).join('\n'));
}

/** By their path in the project, with `/` on every system. */
function* filesBelow(path: string): Generator<string> {
  const stat = lstatSync(join(projectFolder, path), { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (stat?.isDirectory())
    for (const name of readdirSync(join(projectFolder, path)).sort()) yield* filesBelow(`${path}/${name}`);
}
