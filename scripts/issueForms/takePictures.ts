import { HEIC_AS_JPEG } from '../../pipeline/lint/site/pictures/pictureFiles';
import { importPicture, type Refused } from '../../pipeline/media/importPicture';
import { type AttachmentSource, fetchAttachment } from './fetchAttachment';
import type { FormProblem, PlacedPicture } from './issueForm';

const REASONS: Record<Refused, string> = {
  heic: HEIC_AS_JPEG,
  other: 'This file is not a photograph. Attach a JPEG or PNG.',
  animated: 'This picture moves. Attach a photograph.',
  'cut-off': 'The end of this photograph is missing, because its upload was interrupted. Attach it again.',
  damaged: 'This photograph is damaged. Attach it again, or another one.',
  huge: 'This photograph has more than 120 million pixels. Send it in a smaller size.',
};

/** The attached pictures, ready for the content, by path; and what is wrong with the others. */
export async function takePictures(
  pictures: readonly PlacedPicture[],
  source: AttachmentSource,
): Promise<{ files: Map<string, Buffer>; problems: FormProblem[] }> {
  const files = new Map<string, Buffer>();
  const problems: FormProblem[] = [];
  const byLabel = new Map<string, number>();
  for (const { from, path, label } of pictures) {
    const number = (byLabel.get(label) ?? 0) + 1;
    byLabel.set(label, number);
    const taken = await takePicture(from, source);
    if (typeof taken === 'string') problems.push({ label, text: `Number ${number}: ${taken}` });
    else files.set(path, taken);
  }
  return { files, problems };
}

async function takePicture(from: string, source: AttachmentSource): Promise<Buffer | string> {
  const bytes = await fetchAttachment(from, source);
  if (typeof bytes === 'string') return bytes;
  const picture = await importPicture(bytes);
  return typeof picture === 'string' ? REASONS[picture] : picture;
}
