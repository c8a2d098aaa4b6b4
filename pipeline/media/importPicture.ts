import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestWidth } from './picture';
import { isCutOff, pictureHeader } from './pictureFile';

/** A larger picture would take too much memory to decode. */
const MAX_PIXELS = 120_000_000;
/** High, because the build encodes the picture again. */
const QUALITY = 88;

/** Why a picture cannot be used. */
export type Refused = 'heic' | 'other' | 'animated' | 'cut-off' | 'damaged' | 'huge';

/**
 * Converts an uploaded photograph of any supported format to a JPEG for the content: upright, at most as wide as the largest
 * variant, without metadata. Returns a reason if that is not possible.
 */
export async function importPicture(bytes: Buffer): Promise<Buffer | Refused> {
  const refused = refusal(bytes);
  if (refused) return refused;
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    if (((await picture.metadata()).pages ?? 1) > 1) return 'animated';
    return await picture
      .autoOrient()
      .resize({ width: largestWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return 'damaged';
  }
}

/** Checks a file before it is decoded. */
function refusal(bytes: Buffer): Refused | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const file = join(folder, 'picture');
  try {
    writeFileSync(file, bytes);
    const { kind, width = 0, height = 0 } = pictureHeader(file);
    if (kind === 'heic' || kind === 'other') return kind;
    if (width * height > MAX_PIXELS) return 'huge';
    return isCutOff(file, kind) ? 'cut-off' : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
