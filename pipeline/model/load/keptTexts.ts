import type { Root } from 'hast';
import type { OpenText } from '../../markdown/openProse';
import { DamagedCache } from '../../source/cacheFolders';
import { keyOf, Store } from '../../source/store.mjs';

/** The folder of a store, and the version of the code that reads. */
export interface KeptTexts {
  folder: string;
  version: string;
}

export const textKey = ({ version }: Pick<KeptTexts, 'version'>, hash: string): string =>
  keyOf(version, hash);

/** Opens texts by their kept trees. Throws `DamagedCache` where one is missing or damaged. */
export function keptTexts(kept: KeptTexts): OpenText {
  const store = new Store(kept.folder);
  return ({ hash }) => {
    const key = textKey(kept, hash);
    const tree = store.read<Root>('texts', key);
    if (!tree) throw new DamagedCache([store.file('texts', key)]);
    return tree;
  };
}
