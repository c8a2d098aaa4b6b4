import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hashOf';
import { projectFolder } from './projectFolder';

/** What pages are made by. */
const PLACES = [
  'components',
  'pages',
  'pipeline',
  'renderer',
  'public',
  'package-lock.json',
  'vite.config.ts',
];

/** Settings that are built into pages or bundles. */
const SETTINGS = ['PUBLIC_SITE_URL', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];

/** One hash over all code and settings; while it stays, only content can change a page. */
export function hashCode(): string {
  const files = PLACES.flatMap((place) => [...filesBelow(join(projectFolder, place))]).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const parts = files.map((file) => `${file.slice(projectFolder.length)}:${hashOf(readFileSync(file))}`);
  return hashOf([...parts, ...SETTINGS.map((name) => process.env[name] ?? '')].join('\n'));
}

function* filesBelow(path: string): Generator<string> {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (stat?.isDirectory()) for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}
