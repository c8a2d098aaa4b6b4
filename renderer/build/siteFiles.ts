import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../../pipeline/model/urls';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import { listPublic } from '../../pipeline/source/listFolder';
import { hashOf, type Store } from '../../pipeline/source/store.mjs';
import type { SiteFile } from './publish';

/** Files by path in the site. */
type Files = Generator<[path: string, file: SiteFile]>;

export function* filesOf(contents: Iterable<[path: string, content: string | Buffer]>): Files {
  for (const [path, content] of contents) yield [path, { key: hashOf(content), read: () => content }];
}

/** The owner's files in `public`, which are served unchanged. */
export function* publicFiles(folder: string): Files {
  for (const path of listPublic(folder).files) yield* filesOf([[path, readFileSync(join(folder, path))]]);
}

/** The files of the bundle that browsers load. `hashes`: see `cachedBundle`. */
export function* bundledFiles(
  work: string,
  hashes: Record<string, string>,
  isWanted: (path: string) => boolean,
): Files {
  for (const [from, key] of Object.entries(hashes)) {
    const path = from.replace(/^client\//, '');
    if (path !== from && isWanted(path)) yield [path, { key, read: () => readFileSync(join(work, from)) }];
  }
}

/** `keys`: the key of each page in the store, by address. */
export function* pageFiles(store: Store, keys: ReadonlyMap<string, string>): Files {
  for (const [address, key] of keys) {
    store.use('pages', key);
    const read = () => {
      const html = store.read<string>('pages', key);
      if (html === undefined) throw new DamagedCache([store.file('pages', key)]);
      return html;
    };
    yield [pageFile(address), { key, read }];
  }
}

/** Files of `/media`. They are immutable, so a file whose hash changed since it was first read is damaged. */
export function* mediaFiles(store: Store, folder: string, names: readonly string[]): Files {
  for (const name of names) {
    store.use('media', name);
    yield [`media/${name}`, { key: name, read: () => mediaFile(store, folder, name) }];
  }
}

function mediaFile(store: Store, folder: string, name: string): Buffer {
  const bytes = readFileSync(join(folder, name));
  const hash = hashOf(bytes);
  const known = store.read<string>('media', name);
  if (known === undefined) store.write('media', name, hash);
  if (known === undefined || known === hash) return bytes;
  // Encoding the file again may give other bytes.
  store.delete('media', name);
  throw new DamagedCache([join(folder, name)]);
}
