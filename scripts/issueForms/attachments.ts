const TAG = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/gi;
const LINK = /!?\[[^\]]*\]\(([^)\s]*)\)/g;

export const NOT_ATTACHED = 'Only photos that you attach can be here.';

/** GitHub's placeholder for a picture that is still uploading. */
const UPLOADING = /<!-- Uploading\b|!\[Uploading\b[^\]]*\]\(\)/;

/** Checks an answer to a question for photos, before any is fetched. */
export function attachmentFault(text: string, captionLabel: string, maxPhotos = 20): string | undefined {
  if (UPLOADING.test(text)) return 'A photo had not finished uploading. Attach it again.';
  const addresses = addressesIn(text);
  const words = wordsBeside(text);
  const others = addresses.filter((address) => !address.includes('/user-attachments/'));
  const unusable = addresses.length === 0 ? words : others.join(' ');
  if (unusable !== '')
    return `${NOT_ATTACHED} Take out “${unusable}”. Words about the photos belong at “${captionLabel}”.`;
  if (addresses.length > maxPhotos)
    return maxPhotos === 1
      ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
      : `These are ${addresses.length} photos. Send at most ${maxPhotos} with one form.`;
  return new Set(addresses).size < addresses.length
    ? 'One photo is here twice. Remove one of the two.'
    : undefined;
}

const partsOf = (text: string): string[] =>
  text
    .replace(TAG, ' $1 ')
    .replace(LINK, ' $1 ')
    .split(/\s+/)
    .filter((part) => part !== '');

const isAddress = (part: string): boolean => part.includes('://');

/** The addresses in an answer to a question for photos, as tags, links or bare addresses. */
export const addressesIn = (text: string): string[] => partsOf(text).filter(isAddress);

/** What else is in such an answer. */
export const wordsBeside = (text: string): string =>
  partsOf(text)
    .filter((part) => !isAddress(part))
    .join(' ');

const ATTACHMENT =
  /<img\b[^>]*>|!?\[([^\][]*)\]\(([^)\s]*)\)|(?<![("'])<?(https?:\/\/[^\s()"'<>]+\/user-attachments\/[\w./-]*\w)>?/gi;

/** The photos inside a text. `markup`: the tag, link or bare address. */
export function photosInText(text: string): { markup: string; description: string; address: string }[] {
  return [...text.matchAll(ATTACHMENT)]
    .map(([markup, alt, to, bare]) => ({
      markup,
      description: alt ?? /\balt="([^"]*)"/i.exec(markup)?.[1] ?? '',
      address: to ?? bare ?? /\bsrc="([^"]*)"/i.exec(markup)?.[1] ?? '',
    }))
    .filter(({ address }) => address.includes('/user-attachments/'));
}
