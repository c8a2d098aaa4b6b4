import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { readSource } from '../lint/source/readSource';
import { readText } from '../markdown/readText';

/** The elements of long texts by the hash of their words: read once, used by every build until the words change. */
export function writeText(folder: string, hash: string, elements: Root): void {
  writeFileSync(join(folder, `${hash}.json`), JSON.stringify(elements));
}

/** A text that is not there, or was cut off while it was written, is read again from its file. */
export function openText(folder: string, hash: string, file: string): Root {
  return kept(folder, hash) ?? readText(readSource(file, readFileSync(file, 'utf8')).body).elements();
}

function kept(folder: string, hash: string): Root | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${hash}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Deletes the texts that no file has any more. */
export function forgetTexts(folder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!wanted.has(name.replace('.json', ''))) rmSync(join(folder, name), { force: true });
}
