import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { ParsedProse } from '../../kinds/values';
import type { OpenText } from '../../markdown/openProse';
import { readTree } from '../../markdown/prose';
import { toElements } from '../../markdown/toElements';
import { readSource } from '../../source/readSource';
import { hashOf, keyOf, Store } from '../../source/store.mjs';
import { visit } from '../visit';

/** The folder of a store, and the version of the code that reads. */
export interface KeptTexts {
  folder: string;
  version: string;
}

export const textKey = ({ version }: Pick<KeptTexts, 'version'>, hash: string): string =>
  keyOf(version, hash);

/** Keeps the elements of a file's texts, by the hash of their Markdown. */
export function writeTexts(kept: KeptTexts, texts: Iterable<ParsedProse>): void {
  const store = new Store(kept.folder);
  for (const { hash, tree } of texts) store.write('texts', textKey(kept, hash), toElements(tree));
}

/**
 * Opens texts by their kept trees. One that is missing or damaged is read again from its file
 * below `above` and stored.
 */
export function textStore(above: string, kept?: KeptTexts): OpenText {
  const find = textFinder(above);
  const store = kept && new Store(kept.folder);
  return ({ hash, file }) => {
    const stored = kept && store?.read<Root>('texts', textKey(kept, hash));
    if (stored) return stored;
    const markdown = find(file, hash);
    if (markdown === undefined) throw new Error(`\`${file}\` changed during the build. Run the build again.`);
    const tree = readTree(markdown);
    if (kept) store?.write('texts', textKey(kept, hash), tree);
    return tree;
  };
}

/** Opens texts for a preview, with the positions of elements in their files. A text that is no longer in its file is opened from the store, without positions. */
export function previewStore(above: string, kept?: KeptTexts): OpenText {
  const find = textFinder(above);
  const openFormer = textStore(above, kept);
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
