import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import type { ParsedProse } from '../../kinds/values';
import type { ReadTree } from '../../markdown/openProse';
import { parseElements } from '../../markdown/prose';
import { toElements } from '../../markdown/toElements';
import { readSource } from '../../source/readSource';
import { hashOf, Store } from '../../source/store.mjs';
import { linesByPath } from '../../source/yamlNodes';
import { visit } from '../visit';
import { type TextCache, textKey } from './cachedTexts';

/** Caches the element trees of texts, by the hash of their Markdown. */
export function writeTrees(store: Store, version: string, texts: Iterable<ParsedProse>): void {
  for (const { hash, tree } of texts) store.write('texts', textKey({ version }, hash), toElements(tree));
}

/**
 * Reads the element trees of texts from the cache. A missing or damaged tree is parsed again from its file, and cached. `root` is the
 * folder that the paths of files are relative to: the parent of the content folder.
 */
export function treeReader(root: string, cache?: TextCache): ReadTree {
  const findText = textFinder(root);
  const store = cache && new Store(cache.folder);
  return ({ hash, file }) => {
    const cached = cache && store?.read<Root>('texts', textKey(cache, hash));
    if (cached) return cached;
    const text = findText(file, hash);
    if (!text) throw new Error(`\`${file}\` changed during the build. Run the build again.`);
    const tree = parseElements(text.markdown);
    if (cache) store?.write('texts', textKey(cache, hash), tree);
    return tree;
  };
}

/**
 * Reads the trees of texts for a preview: each element has its position in the file. If that is unknown, every element gets the lines of
 * the whole text. A text that is no longer in its file comes from the cache, without positions.
 */
export function previewTreeReader(root: string, cache?: TextCache): ReadTree {
  const findText = textFinder(root);
  const readCached = treeReader(root, cache);
  return (prose) => {
    const text = findText(prose.file, prose.hash);
    return text ? parseWithPositions(text) : readCached(prose);
  };
}

function parseWithPositions({ markdown, lines, firstLine }: FoundText): Root {
  if (firstLine !== undefined)
    return parseElements('\n'.repeat(firstLine - 1) + markdown, { keepsPositions: true });
  const tree = parseElements(markdown);
  if (!lines) return tree;
  const start = { line: lines.from, column: 1 };
  const end = { line: lines.to, column: 1 };
  const withPosition = <Parent extends Root | Element>(parent: Parent): Parent => ({
    ...parent,
    position: { start, end },
    children: parent.children.map((child) => (child.type === 'element' ? withPosition(child) : child)),
  });
  return withPosition(tree);
}

interface FoundText {
  markdown: string;
  /** Its lines in the file; missing if it is there twice. */
  lines?: { from: number; to: number };
  /** Missing too if it has other line breaks than the file, as a folded text of YAML has. */
  firstLine?: number;
}

/** Finds a text in its file by its hash. Caches the texts of one file, since a page opens its texts one after the other. */
function textFinder(root: string): (file: string, hash: string) => FoundText | undefined {
  let texts = new Map<string, FoundText>();
  return (file, hash) => {
    if (!texts.has(hash)) texts = textsIn(join(root, file));
    return texts.get(hash);
  };
}

/** All strings of a file, and its body, by hash: any of them may be a text. */
function textsIn(path: string): Map<string, FoundText> {
  const source = readSource(path, existsSync(path) ? readFileSync(path, 'utf8') : '');
  const { body, bodyLine, values } = source;
  const texts = new Map<string, FoundText>([[hashOf(body), { markdown: body, firstLine: bodyLine }]]);
  const nodes = linesByPath(source);
  visit(values, {
    string: (text, field) => {
      const markdown = text.trim();
      const hash = hashOf(markdown);
      const { lines, firstLine } = nodes.get(field) ?? {};
      const blankLines = text.slice(0, text.indexOf(markdown)).split('\n').length - 1;
      const found = { markdown, lines, firstLine: firstLine && firstLine + blankLines };
      texts.set(hash, texts.has(hash) ? { markdown } : found);
    },
  });
  return texts;
}
