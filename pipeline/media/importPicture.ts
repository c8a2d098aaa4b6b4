import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestWidth } from './picture';
import { isCutOff, pictureHeader } from './pictureFile';

const MAX_PIXELS = 120_000_000;
/** Pictures are encoded again when the site is built. */
const QUALITY = 88;

/** Why a file that somebody sent is not used. */
export type Refused = 'heic' | 'other' | 'animated' | 'cut-off' | 'damaged' | 'huge';

/**
 * A photograph as a JPEG for the content: upright, no larger than any page shows it, without metadata. Its kind is recognized by its
 * bytes.
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
