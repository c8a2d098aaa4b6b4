import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import type { MediaMaker } from '../../renderer/MediaMaker';

/** Makes all missing pictures with a line of progress, and lists those that cannot be made. */
export async function makeAllMedia(media: MediaMaker, site: Parameters<MediaMaker['makeAll']>[0]) {
  const { failed } = await media.makeAll(site, showProgress);
  const sources = new Set(failed.map(({ from }) => from));
  if (sources.size > 0) console.error(`These pictures cannot be made: ${[...sources].join(', ')}`);
}

/** Overwrites one line in a terminal; elsewhere prints only the last state. */
function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[KPictures: ${done} of ${total}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(`Pictures: all ${total} ready`);
}

/** Makes the file `/media/NAME` in `out`, the folder of a served site; does nothing if the site has no picture of this name. */
export async function serveMedia(
  name: string,
  { media, site, out }: { media: MediaMaker; site: LoadedSite; out: string },
): Promise<void> {
  const file = join(out, 'media', name);
  if (!(await media.make(name, site)) || existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  // Atomic, so that an incomplete picture is never served.
  const unfinished = `${file}.${process.pid}.part`;
  copyFileSync(join(media.folder, name), unfinished);
  renameSync(unfinished, file);
}
