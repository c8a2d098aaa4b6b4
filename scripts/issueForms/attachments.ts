import { quote } from '../../pipeline/kinds/kind';
import type { Question } from './issueForm';

export const NOT_ATTACHED = 'Only photos that you attach can be here.';

/** What GitHub leaves in a text in place of a photo that is still uploading or was refused. */
const UPLOADING =
  /<!-- (?:Uploading|Failed)\b|!\[[^\]]*\]\((?:Uploading\b[^)]*|[^)/]*)\)|\bUploading \S+\.\w+(?:…|\.{3})/;

/** Whether a photo in an answer did not upload, of which GitHub or the owner left a text, or the name. */
export const isNotUploaded = (text: string, { control }: Question): boolean =>
  UPLOADING.test(text) || (control === 'upload' && /^[^\s/]+\.(?:hei[cf]|jpe?g|png)$/im.test(text));

export const NOT_UPLOADED =
  'A photo did not upload. Attach it again, and wait until “Uploading” is gone. It has to be a JPEG or PNG: choose Settings, Camera, Formats, “Most Compatible” on the phone and take it again, or send it to yourself by email.';

/** A tag, a link or a bare address. */
const ATTACHMENT =
  /<img\b[^>]*>|!?\[([^\][]*)\]\(([^)\s]*)\)|(?<![("'])<?(https?:\/\/[^\s()"'<>]+\/user-attachments\/[\w./-]*\w)>?/gi;

/** The photos attached in a text. `markup`: the tag, link or bare address. */
export function photosIn(text: string): { markup: string; description: string; address: string }[] {
  return [...text.matchAll(ATTACHMENT)]
    .map(([markup, alt, to, bare]) => ({
      markup,
      description: alt ?? /\balt="([^"]*)"/i.exec(markup)?.[1] ?? '',
      address: to ?? bare ?? /\bsrc="([^"]*)"/i.exec(markup)?.[1] ?? '',
    }))
    .filter(({ address }) => address.includes('/user-attachments/'));
}

/** What else is in an answer to a question for photos. */
export const wordsBeside = (text: string): string =>
  photosIn(text)
    .reduce((rest, { markup }) => rest.replace(markup, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();

/** Checks an answer to a question for photos, before any is fetched. */
export function attachmentFault(text: string, captionLabel: string, maxPhotos = 20): string | undefined {
  const addresses = photosIn(text).map(({ address }) => address);
  const words = wordsBeside(text);
  if (words !== '' && (addresses.length === 0 || words.includes('://')))
    return `${NOT_ATTACHED} Take out ${quote(words)}.${/\s/.test(words) ? ` Words about the photos belong at “${captionLabel}”.` : ''}`;
  if (addresses.length > maxPhotos)
    return maxPhotos === 1
      ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
      : `These are ${addresses.length} photos. Send at most ${maxPhotos} with one form.`;
  return new Set(addresses).size < addresses.length
    ? 'One photo is here twice. Remove one of the two.'
    : undefined;
}
