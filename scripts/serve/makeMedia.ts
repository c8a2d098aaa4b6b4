import type { MediaMaker } from '../../renderer/MediaMaker';

/** Makes the pictures that nobody has asked for yet, with one line of progress, and names those that cannot be made. */
export async function makeMedia(
  media: MediaMaker,
  loaded: Parameters<MediaMaker['makeAll']>[0],
): Promise<void> {
  const { failed } = await media.makeAll(loaded, showProgress);
  const sources = new Set(failed.map(({ from }) => from));
  if (sources.size > 0) console.error(`These pictures cannot be made: ${[...sources].join(', ')}`);
}

/** One line of a terminal, written anew; elsewhere one line in all. */
function showProgress(done: number, of: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[KPictures: ${done} of ${of}${done === of ? '\n' : ''}`);
  else if (done === of) console.log(`Pictures: all ${of} are there`);
}
