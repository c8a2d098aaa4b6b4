import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEIC_AS_JPEG } from '../../pipeline/lint/rules/pictures/pictureFiles';
import { importPicture, type Refused } from '../../pipeline/media/importPicture';
import { type AttachmentSource, fetchAttachment } from './fetchAttachment';
import type { FormProblem, FormSite, PlacedPicture } from './issueForm';

export const REASONS: Record<Refused, string> = {
  heic: HEIC_AS_JPEG,
  other: 'This file is not a photo. Attach a JPEG or PNG.',
  animated: 'This picture is animated. Attach a photo.',
  'cut-off': 'The end of this photo is missing, because its upload was interrupted. Attach it again.',
  damaged: 'This photo is damaged. Attach it again, or another one.',
  huge: 'This photo has more than 120 million pixels. Send it in a smaller size.',
};

interface Taken {
  /** By path in the content. */
  files: Map<string, Buffer>;
  problems: FormProblem[];
  /** About pictures that are there already. */
  notes: string[];
}

/** The attached pictures, ready for the content, and what is wrong with the others. */
export async function takePictures(
  pictures: readonly PlacedPicture[],
  source: AttachmentSource,
  { tree }: FormSite,
): Promise<Taken> {
  const files = new Map<string, Buffer>();
  const notes: string[] = [];
  const problems: FormProblem[] = [];
  const byLabel = new Map<string, number>();
  for (const { from, path, label } of pictures) {
    const number = (byLabel.get(label) ?? 0) + 1;
    byLabel.set(label, number);
    const taken = await takePicture(from, source);
    if (typeof taken === 'string') {
      problems.push({ label, text: `Number ${number}: ${taken}` });
      continue;
    }
    // The photos of a pair may be among the others too.
    const isTwin = pictures.some(
      (each) => each.label === label && each.path !== path && files.get(each.path)?.equals(taken),
    );
    if (isTwin) notes.push(`${label}: Number ${number} is the same photo as one above it.`);
    else if (isInContent(taken, tree)) notes.push(`${label}: Number ${number} is on your site already.`);
    files.set(path, taken);
  }
  return { files, problems, notes };
}

function isInContent(bytes: Buffer, { root, pictures }: FormSite['tree']): boolean {
  return pictures
    .map((path) => join(root, path))
    .some((file) => statSync(file).size === bytes.length && readFileSync(file).equals(bytes));
}

async function takePicture(from: string, source: AttachmentSource): Promise<Buffer | string> {
  const bytes = await fetchAttachment(from, source);
  if (typeof bytes === 'string') return bytes;
  const picture = await importPicture(bytes);
  return typeof picture === 'string' ? REASONS[picture] : picture;
}
