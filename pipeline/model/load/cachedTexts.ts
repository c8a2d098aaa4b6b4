import type { Root } from 'hast';
import type { ReadTree } from '../../markdown/openProse';
import { DamagedCache } from '../../source/DamagedCache';
import { Store } from '../../source/store.mjs';

/** The cache of the element trees of Markdown texts. `writeTrees` fills it. */
export interface TextCache {
  folder: string;
  /** A hash of the code that parses texts. */
  version: string;
}

/** The key of a text in the cache. `hash` is the hash of its Markdown. */
export const textKey = ({ version }: Pick<TextCache, 'version'>, hash: string): string =>
  `${version}-${hash}`;

/** For workers that render pages: reads trees from the cache alone, without the Markdown parser. Throws `DamagedCache` if one is missing or damaged. */
export function cachedTexts(cache: TextCache): ReadTree {
  const store = new Store(cache.folder);
  return ({ hash }) => {
    const key = textKey(cache, hash);
    const tree = store.read<Root>('texts', key);
    if (!tree) throw new DamagedCache([store.file('texts', key)]);
    return tree;
  };
}
