import type { Paragraph } from 'mdast';
import { OWN_PICTURE } from '../../markdown/prose';
import type { Finding } from './Finding';

const NAME = /^(?:(?:image|photo|picture): *)?[\w./%-]{1,120}\.(?:jpe?g|png|webp|avif)$/i;

/** The name of a picture as a paragraph, perhaps with what it is, where the picture was meant. */
export function namedPicture({ children: [only, more], position }: Paragraph): Finding | undefined {
  if (more || only?.type !== 'text' || !NAME.test(only.value)) return undefined;
  const path = only.value.replace(/^\w+: */, '');
  const isWhole = OWN_PICTURE.test(path);
  const right = `![](${isWhole ? path : `images/${path}`})`;
  return {
    line: position?.start.line ?? 1,
    code: 'link-form',
    message: `A picture is written with a sign and brackets: ${right}`,
    wrong: only.value,
    right: isWhole ? right : undefined,
  };
}
