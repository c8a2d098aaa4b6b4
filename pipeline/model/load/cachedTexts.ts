import type { Root } from 'hast';
import type { OpenText } from '../../markdown/openProse';
import { DamagedCache } from '../../source/cacheFolders';
import { keyOf, Store } from '../../source/store.mjs';

/** The folder of the store, and a hash of the code that parses texts, which is part of the keys. */
export interface TextCache {
  folder: string;
  version: string;
}

export const textKey = ({ version }: Pick<TextCache, 'version'>, hash: string): string =>
  keyOf(version, hash);

/** Reads the element trees of texts from the cache. Throws `DamagedCache` if one is missing or damaged. */
export function cachedTexts(cache: TextCache): OpenText {
  const store = new Store(cache.folder);
  return ({ hash }) => {
    const key = textKey(cache, hash);
    const tree = store.read<Root>('texts', key);
    if (!tree) throw new DamagedCache([store.file('texts', key)]);
    return tree;
  };
}
