import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { ParsedProse } from '../../kinds/values';
import type { OpenText } from '../../markdown/openProse';
import { readTree } from '../../markdown/prose';
import { toElements } from '../../markdown/toElements';
import { hashOf, readBlob, writeBlob } from '../../source/cache';
import { readSource } from '../../source/readSource';
import { visit } from '../visit';

/** Stores the elements of a file's texts, by the hash of their Markdown. */
export function writeTexts(folder: string, texts: Iterable<ParsedProse>): void {
  for (const { hash, tree } of texts) writeBlob(folder, hash, toElements(tree));
}

/**
 * Opens texts by their trees in `folder`. One that is missing there, or was cut off while it was written, is read again from its file
 * below `above` and stored.
 */
export function textStore(above: string, folder?: string): OpenText {
  const find = textFinder(above);
  return ({ hash, file }) => {
    const stored = folder && readBlob<Root>(folder, hash);
    if (stored) return stored;
    const markdown = find(file, hash);
    if (markdown === undefined) throw new Error(`\`${file}\` changed during the build. Run the build again.`);
    const tree = readTree(markdown);
    if (folder) writeBlob(folder, hash, tree);
    return tree;
  };
}

/** Opens texts for a preview, with the positions of elements in their files. A text that is no longer in its file is opened from `folder`, without positions. */
export function previewStore(above: string, folder?: string): OpenText {
  const find = textFinder(above);
  const openFormer = textStore(above, folder);
  return (text) => {
    const markdown = find(text.file, text.hash);
    return markdown === undefined ? openFormer(text) : readTree(markdown, { keepsPositions: true });
  };
}

/** Finds a text in its file by its hash. Keeps the texts of the last file, because a page asks for its texts in turn. */
function textFinder(above: string): (file: string, hash: string) => string | undefined {
  let texts = new Map<string, string>();
  return (file, hash) => {
    if (!texts.has(hash)) texts = textsIn(join(above, file));
    return texts.get(hash);
  };
}

/** Every string of a file that may be a text, by hash. */
function textsIn(path: string): Map<string, string> {
  const { body, values } = readSource(path, existsSync(path) ? readFileSync(path, 'utf8') : '');
  const texts = new Map([[hashOf(body), body]]);
  visit(values, { string: (text) => texts.set(hashOf(text.trim()), text.trim()) });
  return texts;
}
