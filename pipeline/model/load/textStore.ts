import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { ParsedProse } from '../../fields/values';
import { visit } from '../../fields/visit';
import type { OpenText } from '../../markdown/openProse';
import { readTree } from '../../markdown/prose';
import { toElements } from '../../markdown/toElements';
import { hashOf, readBlob, writeBlob } from '../../source/cache';
import { readSource } from '../../source/readSource';

/** Stores the elements of a file's texts, by the hash of their Markdown. */
export function writeTexts(folder: string, texts: Iterable<ParsedProse>): void {
  for (const { hash, tree } of texts) writeBlob(folder, hash, toElements(tree));
}

/**
 * Opens texts by their trees in `folder`. One that is missing there, or was cut off while it was written, is read again from its file
 * below `above` and stored. `keepsPositions`: for a preview, whose elements have positions; not together with `folder`.
 */
export function textStore(above: string, folder?: string, keepsPositions = false): OpenText {
  // The texts of the last file, because a page asks for its texts in turn.
  let texts = new Map<string, string>();
  return ({ hash, file }) => {
    const stored = folder && readBlob<Root>(folder, hash);
    if (stored) return stored;
    if (!texts.has(hash)) texts = textsIn(file, above);
    const markdown = texts.get(hash);
    if (markdown === undefined) throw new Error(`\`${file}\` changed during the build. Run the build again.`);
    const tree = readTree(markdown, { keepsPositions });
    if (folder) writeBlob(folder, hash, tree);
    return tree;
  };
}

/** Every string of a file that may be a text, by hash. */
function textsIn(file: string, above: string): Map<string, string> {
  const { body, values } = readSource(file, readFileSync(join(above, file), 'utf8'));
  const texts = new Map([[hashOf(body), body]]);
  visit(values, { string: (text) => texts.set(hashOf(text.trim()), text.trim()) });
  return texts;
}
