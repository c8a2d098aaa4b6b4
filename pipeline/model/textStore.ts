import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { ProseValue } from '../fields/values';
import { visit } from '../fields/visit';
import type { OpenText } from '../markdown/openProse';
import { readTree, treeOf } from '../markdown/prose';
import { hashOf } from '../source/hash';
import { readSource } from '../source/readSource';

/** Keeps the trees of texts that were just read, each by the hash of its Markdown. */
export function writeTexts(folder: string, texts: readonly ProseValue[]): void {
  for (const text of texts) {
    const tree = treeOf(text);
    if (tree) writeTree(folder, text.hash, tree);
  }
}

/**
 * Opens texts by their trees in `folder`. One that is missing there, or was cut off while it was written, is read again from its file
 * below `above` and kept.
 */
export function textStore(above: string, folder?: string): OpenText {
  // Of the file that was read last, since a page asks for its texts one after the other.
  let texts = new Map<string, string>();
  return ({ hash, file }) => {
    const kept = folder && keptTree(folder, hash);
    if (kept) return kept;
    if (!texts.has(hash)) texts = textsIn(file, above);
    const markdown = texts.get(hash);
    if (markdown === undefined) throw new Error(`\`${file}\` was changed since it was read: build again`);
    const tree = readTree(markdown);
    if (folder) writeTree(folder, hash, tree);
    return tree;
  };
}

/** Deletes the texts that no file has any more. */
export function evictTexts(folder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!wanted.has(name.replace('.json', ''))) rmSync(join(folder, name), { force: true });
}

const fileOf = (folder: string, hash: string) => join(folder, `${hash}.json`);

function writeTree(folder: string, hash: string, tree: Root): void {
  writeFileSync(fileOf(folder, hash), JSON.stringify(tree));
}

function keptTree(folder: string, hash: string): Root | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder, hash), 'utf8'));
  } catch {
    return undefined;
  }
}

/** All that may be a text of a file, by its hash. */
function textsIn(file: string, above: string): Map<string, string> {
  const { body, values } = readSource(file, readFileSync(join(above, file), 'utf8'));
  const texts = new Map([[hashOf(body), body]]);
  visit(values, { string: (text) => texts.set(hashOf(text.trim()), text.trim()) });
  return texts;
}
