import type { Image } from 'mdast';
import type { Finding } from './Finding';
import { uploadingFinding } from './uploadingFinding';

/** What editors, phones and this check write where the owner should say what a picture shows. */
const EMPTY_WORDS =
  /^(?:image|img|photo|picture|pic|alt|alt text|untitled|what it shows)$|\.(?:jpe?g|png|webp|avif|heic)$|^(?:IMG|DSCN?|PXL|Screen ?shot)[ _-]?\d/i;

/** A picture without a name, or one whose words say nothing. */
export function* pictureFinding(node: Image): Generator<Finding> {
  const line = node.position?.start.line ?? 1;
  const words = node.alt?.trim() ?? '';
  if (node.url === '') {
    const message = `This picture has no name. Write it between the round brackets: ![${words || 'What it shows'}](images/name.jpg)`;
    yield uploadingFinding(words, line) ?? { line, code: 'link-form', message };
  } else if (EMPTY_WORDS.test(words)) {
    const message = `“${words}” does not say what this picture shows. Write that between the square brackets, for people who cannot see it.`;
    yield { line, code: 'picture-words', message, wrong: words, severity: 'warning' };
  }
}
