import { checkFolder } from '../../pipeline/lint/lint';
import { createMessage, type LintMessage, toVFileMessage } from '../../pipeline/lint/message';
import { damagedPicture, pictureBroken } from '../../pipeline/lint/rules/pictures/pictureFiles';
import { readPictures } from '../../pipeline/media/readPictures';
import { listContent } from '../../pipeline/source/listFolder';

/** All that a build would stop at: errors of the check, and pictures that cannot be opened. */
export async function findErrors(folder: string, cache: string): Promise<LintMessage[]> {
  const errors = checkFolder(folder).messages.filter(({ fatal }) => fatal);
  const faulty = new Set(errors.map(({ file }) => file));
  const { root, label, pictures } = listContent(folder);
  // One that is too large is not opened.
  const whole = pictures.filter((path) => !faulty.has(`${label}/${path}`));
  const { damaged } = await readPictures(root, whole, cache);
  return [
    ...errors,
    ...damaged.map((path) =>
      toVFileMessage(createMessage(pictureBroken, damagedPicture(`${label}/${path}`))),
    ),
  ];
}
