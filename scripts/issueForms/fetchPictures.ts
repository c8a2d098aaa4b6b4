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

interface Fetched {
  /** By path in the content. */
  files: Map<string, Buffer>;
  problems: FormProblem[];
  /** About pictures that are there already. */
  notes: string[];
}

/** The attached pictures, ready for the content, and what is wrong with the others. */
export async function fetchPictures(
  pictures: readonly PlacedPicture[],
  source: AttachmentSource,
  { tree }: FormSite,
): Promise<Fetched> {
  const fetched: Fetched = { files: new Map(), problems: [], notes: [] };
  const { files, problems, notes } = fetched;
  const isInContent = (bytes: Buffer) =>
    tree.pictures
      .map((path) => join(tree.root, path))
      .some((file) => statSync(file).size === bytes.length && readFileSync(file).equals(bytes));
  for (const { from, path, label } of pictures) {
    const ofLabel = pictures.filter((each) => each.label === label);
    const number = ofLabel.findIndex((each) => each.path === path) + 1;
    const picture = await fetchPicture(from, source);
    if (typeof picture === 'string') {
      problems.push({ label, text: `Number ${number}: ${picture}` });
      continue;
    }
    // The photos of a pair may be among the others too.
    if (ofLabel.some((each) => files.get(each.path)?.equals(picture)))
      notes.push(`${label}: Number ${number} is the same photo as one above it.`);
    else if (isInContent(picture)) notes.push(`${label}: Number ${number} is on your site already.`);
    files.set(path, picture);
  }
  return fetched;
}

async function fetchPicture(from: string, source: AttachmentSource): Promise<Buffer | string> {
  const bytes = await fetchAttachment(from, source);
  if (typeof bytes === 'string') return bytes;
  const picture = await importPicture(bytes);
  return typeof picture === 'string' ? REASONS[picture] : picture;
}
