import type { ContentTree } from '../../source/listFolder';
import { nearestPicture } from './nearestPicture';

interface Finding {
  code: string;
  message: string;
  wrong: string;
  right?: string;
}

/** Why there is no such picture, and the one that was meant. */
export function missingPicture(path: string, { pictures, label, others }: ContentTree): Finding {
  const found = { code: 'picture-missing', wrong: path };
  const inside = fromInside(path, label);
  if (inside !== path.replaceAll('\\', '/') && pictures.includes(inside)) {
    const message = `A picture is named from inside the content folder. Write ${inside}.`;
    return { ...found, message, right: inside };
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/|\\\\)|\.\.[/\\]/i.test(path)) {
    const message = `“${path}” is outside the content folder. Upload the picture into images and write its name, for example images/name.jpg.`;
    return { code: 'picture-outside', message, wrong: path };
  }
  const right = pictures.includes(inside) ? inside : nearestPicture(inside, pictures);
  const file = others.find((other) => other === inside);
  return { ...found, message: messageFor(path, inside, right, file), right };
}

/** Without the steps and folders on the way into the content folder, which may be on GitHub or on a computer. */
function fromInside(path: string, label: string): string {
  const plain = path.replaceAll('\\', '/').trim();
  const at = `/${plain}`.lastIndexOf(`/${label}/`);
  return (at < 0 ? plain : plain.slice(at + label.length + 1)).replace(/^(?:\.{0,2}\/)+/, '');
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
