import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { encodingOf } from './encoding';
import { loadSharp } from './loadSharp';
import type { PictureFacts } from './PictureFacts';
import { FORMATS, type Format, variantName, widthsOf } from './picture';

interface Variant {
  from: string;
  to: string;
  width: number;
  format: Format;
}

/**
 * Makes every size of every picture in `folder`, turned upright and without position data; what is there is kept.
 * Returns the file names of all variants and how many were made now.
 */
export async function encodePictures(
  root: string,
  pictures: ReadonlyMap<string, PictureFacts>,
  folder: string,
  progress: (done: number, of: number) => void,
): Promise<{ names: string[]; made: number }> {
  mkdirSync(folder, { recursive: true });
  const variants = [...pictures].flatMap(([path, facts]) => variantsOf(root, path, facts, folder));
  const missing = variants.filter(({ to }) => !existsSync(to));
  let done = 0;
  const queue = [...missing];
  if (missing.length > 0) (await loadSharp()).concurrency(1);
  const work = async () => {
    for (let variant = queue.shift(); variant; variant = queue.shift()) {
      await encode(variant);
      done += 1;
      progress(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { names: variants.map(({ to }) => to.slice(folder.length + 1)), made: missing.length };
}

export function variantsOf(root: string, path: string, facts: PictureFacts, folder: string): Variant[] {
  return widthsOf(facts).flatMap((width) =>
    FORMATS.map((format) => ({
      from: join(root, path),
      to: join(folder, variantName(path, facts, width, format)),
      width,
      format,
    })),
  );
}

/** Written beside and moved into place, so that a build cut off leaves no half picture. */
export async function encode({ from, to, width, format }: Variant): Promise<void> {
  const sharp = await loadSharp();
  const upright = sharp(from).rotate().resize({ width, withoutEnlargement: true });
  const unfinished = `${to}.${process.pid}.part`;
  await inFormat(upright, format, width).toFile(unfinished);
  renameSync(unfinished, to);
}

function inFormat(image: Sharp, format: Format, width: number): Sharp {
  if (format === 'avif') return image.avif(encodingOf(format, width));
  if (format === 'webp') return image.webp(encodingOf(format, width));
  return image.jpeg(encodingOf(format, width));
}
