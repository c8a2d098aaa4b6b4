import { rule } from '../../rule';
import { BLOCKS, checkWordings } from '../../wordings';

export const pictureUploading = rule({
  id: 'picture-uploading',
  about:
    'GitHub was still uploading a picture when the text was saved, so there is none. Delete what it wrote, upload the picture into images, and name it in the text.',
  passages: checkWordings([
    {
      in: [...BLOCKS, 'description', 'html'],
      // The text in GitHub's editor during an upload.
      pattern: /(?:^|[[(]|<!--\s*)Uploading "?(?<at>[^"\n()[\]<>]{1,200}?\.\w{2,5})"?\s?(?:…|\.{3})/,
      says: ({ groups: { at = '' } = {} }) => ({
        what: 'GitHub was still uploading “{words}” when this was saved, so there is no picture.',
        advice: `Delete this, upload the picture into images, and write: ![What it shows](images/${at.replaceAll(' ', '%20')})`,
        inForm: 'Attach it again.',
      }),
    },
  ]),
});

/** Placeholders of editors, phones and this linter for a picture's description. */
const EMPTY_TEXT =
  /^(?:(?:image|img|photo|picture|pic|foto|imagen)[ _#]*\d*|alt|alt text|untitled|what it shows|null|undefined|none|n\/a)$|\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$|^(?:IMG|DSCN?|PXL|Screen ?shot)[ _-]?\d|^[^\p{L}]+$/iu;

/** Whether a picture’s description says nothing of what it shows. */
export const isNoDescription = (text: string): boolean => EMPTY_TEXT.test(text.trim());

export const pictureWords = rule({
  id: 'picture-words',
  severity: 'warning',
  about:
    'The square brackets of a picture say what it shows, for people who cannot see it. The name of a file or “image” does not.',
  what: '“{words}” does not say what this picture shows.',
  advice: 'Describe it in a sentence, for people who cannot see it.',
  passages: checkWordings([
    { in: ['description'], pattern: /^.+$/s, except: ([text]) => !isNoDescription(text) },
  ]),
});
