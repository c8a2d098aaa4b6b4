import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import type { MediaMaker } from '../../renderer/MediaMaker';

/** Returns what makes a file of `/media` in the folder of a served site when it is asked for. */
export function servedMedia(
  media: MediaMaker,
  out: string,
): (name: string, site: LoadedSite) => Promise<void> {
  return async (name, site) => {
    if (await media.make(name, site)) copy(join(media.folder, name), join(out, 'media', name));
  };
}

/** Renamed when it is whole, so that no part of a picture is ever served. */
function copy(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}.part`;
  copyFileSync(from, unfinished);
  renameSync(unfinished, to);
}
