import type { ContentTree } from '../read/ContentTree';
import { nearestPicture } from './nearestPicture';

interface Finding {
  code: string;
  message: string;
  wrong: string;
  right?: string;
}

/** Why there is no such picture, and the one that was meant. */
export function missingPicture(path: string, { pictures, label, others }: ContentTree): Finding {
  if (/^([a-z][a-z\d+.-]*:|\/\/|\\\\)|\.\.[/\\]/i.test(path)) {
    const message = `“${path}” is outside the content folder. Upload the picture into images and write its name, for example images/name.jpg.`;
    return { code: 'picture-outside', message, wrong: path };
  }
  const clean = path
    .replaceAll('\\', '/')
    .replace(new RegExp(`^\\.?/?(${label}/)?`), '')
    .trim();
  const right = pictures.includes(clean) ? clean : nearestPicture(clean, pictures);
  const file = others.find((other) => other === clean);
  return { code: 'picture-missing', message: messageFor(path, clean, right, file), wrong: path, right };
}

function messageFor(
  path: string,
  clean: string,
  right: string | undefined,
  file: string | undefined,
): string {
  if (file)
    return `${file} is a kind of picture that browsers cannot show. Save it as JPEG (.jpg), upload that and write its name.`;
  const missing = `There is no picture ${clean} in the content folder.`;
  if (!right) return `${missing} Upload it, or name one that is there.`;
  if (path.includes('\\')) return `Write / instead of \\ between folders: ${right}`;
  const isCase = right !== clean && right.toLowerCase() === clean.toLowerCase();
  return `${missing} Did you mean ${right}?${isCase ? ' Capital and small letters make a difference.' : ''}`;
}
