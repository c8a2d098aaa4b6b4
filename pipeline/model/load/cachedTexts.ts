import type { Root } from 'hast';
import type { ReadTree } from '../../markdown/openProse';
import { DamagedCache } from '../../source/cacheFolders';
import { keyOf, Store } from '../../source/store.mjs';

/** Where `writeTexts` stores the element trees of texts. */
export interface TextCache {
  folder: string;
  /** A hash of the code that parses texts. */
  version: string;
}

/** `hash` is the hash of the text's Markdown. */
export const textKey = ({ version }: Pick<TextCache, 'version'>, hash: string): string =>
  keyOf(version, hash);

/** Reads trees from the cache alone, so that workers need not load the Markdown parser. Throws `DamagedCache` if one is missing or damaged. */
export function cachedTexts(cache: TextCache): ReadTree {
  const store = new Store(cache.folder);
  return ({ hash }) => {
    const key = textKey(cache, hash);
    const tree = store.read<Root>('texts', key);
    if (!tree) throw new DamagedCache([store.file('texts', key)]);
    return tree;
  };
}
