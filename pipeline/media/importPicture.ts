import { largestWidth } from './picture';
import { isCutOff, pictureHeader } from './pictureFile';

/** A larger picture would take too much memory to decode. */
const MAX_PIXELS = 120_000_000;
/** High, because the build encodes the picture again. */
const QUALITY = 88;

/** Why a picture cannot be used. */
export type Refused = 'heic' | 'other' | 'animated' | 'cut-off' | 'damaged' | 'huge';

/** An uploaded photo as a JPEG for the content: upright, no wider than the largest variant, without metadata; or why that is not possible. */
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
  const { kind, width = 0, height = 0 } = pictureHeader(bytes);
  if (kind === 'heic' || kind === 'other') return kind;
  if (width * height > MAX_PIXELS) return 'huge';
  return isCutOff(bytes, kind) ? 'cut-off' : undefined;
}
