import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

interface Publication {
  work: string;
  out: string;
  media: string;
  mediaNames: readonly string[];
  /** Files made from the whole site, by path. */
  files: ReadonlyMap<string, string>;
}

/** Puts the finished site in `out`: new and changed files first, then what is gone is deleted. */
export function publish({ work, out, media, mediaNames, files }: Publication): void {
  const client = join(work, 'client');
  const wanted = new Set<string>();
  for (const path of filesBelow(client)) {
    wanted.add(path);
    copyIfChanged(join(client, path), join(out, path));
  }
  for (const name of mediaNames) {
    wanted.add(`media/${name}`);
    linkOnce(join(media, name), join(out, 'media', name));
  }
  for (const [path, text] of files) {
    wanted.add(path);
    write(join(out, path), text);
  }
  for (const path of filesBelow(out)) if (!wanted.has(path)) rmSync(join(out, path));
}

function* filesBelow(folder: string, base = ''): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = base ? `${base}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), path);
    else yield path;
  }
}

function copyIfChanged(from: string, to: string): void {
  const same =
    existsSync(to) &&
    statSync(from).size === statSync(to).size &&
    readFileSync(from).equals(readFileSync(to));
  if (same) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/** Picture names change with their content, so one that is there is right. */
function linkOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function write(to: string, text: string): void {
  if (existsSync(to) && readFileSync(to, 'utf8') === text) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.part`, text);
  renameSync(`${to}.part`, to);
}
