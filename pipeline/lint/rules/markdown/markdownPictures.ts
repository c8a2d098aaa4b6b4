import type { Image, Paragraph } from 'mdast';
import { OWN_PICTURE } from '../../../markdown/prose';
import { lineOf, textLines } from '../../MarkdownText';
import { type Former, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

/** The text in GitHub's editor during an upload. */
const UPLOADING = /(?:\[|\(|<!--\s*)Uploading "?([^"\n()[\]<>]{1,200}?\.\w{2,5})"?\s?(?:…|\.{3})/;

/** The name of the picture that was not uploaded yet when the text was saved. */
export function uploadingIn(text: string): string | undefined {
  return text.includes('Uploading') ? UPLOADING.exec(text)?.[1] : undefined;
}

export const pictureUploading = rule({
  id: 'picture-uploading',
  inForm: 'A photo had not finished uploading when this was sent. Attach it again.',
  on: 'markdown',
  about:
    'GitHub was still uploading a picture when the text was saved, so there is none. Delete what it wrote, upload the picture into images, and name it in the text.',
  check(text, report) {
    const { html, image } = text.nodes;
    const notes = html.filter(({ value }) => value.startsWith('<!--') && value.includes('-->'));
    const found = [
      ...notes.map((node) => ({ value: node.value, line: lineOf(node) })),
      ...image.map((node) => ({ value: node.url === '' ? `[${node.alt}]` : '', line: lineOf(node) })),
      ...textLines(text, /Uploading/),
    ];
    for (const { value, line } of found) {
      const name = uploadingIn(value);
      if (!name) continue;
      const path = `images/${name.replaceAll(' ', '%20')}`;
      const reason = `GitHub was still uploading ${name} when this was saved, so there is no picture. Delete this, upload the picture into images, and write: ![What it shows](${path})`;
      report({ line, reason });
    }
  },
});

/** Placeholders of editors, phones and this linter for a picture's description. */
const EMPTY_TEXT =
  /^(?:(?:image|img|photo|picture|pic|foto|imagen)[ _#]*\d*|alt|alt text|untitled|what it shows|null|undefined|none|n\/a)$|\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$|^(?:IMG|DSCN?|PXL|Screen ?shot)[ _-]?\d|^[^\p{L}]+$/iu;

/** Whether a picture’s description says nothing of what it shows. */
export const isNoDescription = (text: string): boolean => EMPTY_TEXT.test(text.trim());

export const pictureWords = rule({
  id: 'picture-words',
  on: 'markdown',
  severity: 'warning',
  about:
    'The square brackets of a picture say what it shows, for people who cannot see it. The name of a file or “image” does not.',
  check({ nodes }, report) {
    for (const image of nodes.image) {
      const text = image.alt?.trim() ?? '';
      if (image.url === '' || !isNoDescription(text)) continue;
      const reason = `“${text}” does not say what this picture shows. Write that between the square brackets, for people who cannot see it.`;
      report({ line: lineOf(image), reason, actual: text });
    }
  },
  also: {
    text: checkDescriptions((text) => {
      if (!isNoDescription(text)) return undefined;
      const reason = `“${text}” does not say what this picture shows. Describe it in a sentence, for people who cannot see it.`;
      return { actual: text, reason };
    }),
  },
});

/** What is wrong with a picture that names no file. */
export function explainImage(image: Image): Former | undefined {
  if (image.url !== '' || uploadingIn(`[${image.alt}]`)) return undefined;
  const text = image.alt?.trim() || 'What it shows';
  const reason = `This picture has no name. Write it between the round brackets: ![${text}](images/name.jpg)`;
  return { line: lineOf(image), reason };
}

const PICTURE_NAME = /^(?:(?:image|photo|picture): *)?[\w./%-]{1,120}\.(?:jpe?g|png|webp|avif)$/i;

export function findPictureName(paragraph: Paragraph): Former | undefined {
  const [only, more] = paragraph.children;
  if (more || only?.type !== 'text' || !PICTURE_NAME.test(only.value)) return undefined;
  const path = only.value.replace(/^\w+: */, '');
  const isWhole = OWN_PICTURE.test(path);
  const expected = `![](${isWhole ? path : `images/${path}`})`;
  const reason = `A picture is written with an exclamation mark and brackets: ${expected}`;
  return { line: lineOf(paragraph), reason, actual: only.value, expected: isWhole ? expected : undefined };
}
