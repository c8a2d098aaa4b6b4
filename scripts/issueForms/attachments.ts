const TAG = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/gi;
const LINK = /!?\[[^\]]*\]\(([^)\s]*)\)/g;

export const NOT_ATTACHED = 'Only photos that you attach can be here.';

/** GitHub's placeholder for a picture that is still uploading. */
const UPLOADING = /<!-- Uploading\b|!\[Uploading\b[^\]]*\]\(\)/;

/** Checks an answer that should have nothing but attachments, before any is fetched. */
export function attachmentFault(text: string, maxPhotos = 20, captionLabel = ''): string | undefined {
  if (UPLOADING.test(text)) return 'A photo had not finished uploading. Attach it again.';
  const addresses = attachmentsIn(text);
  const others = addresses.filter((address) => !address.includes('/user-attachments/'));
  if (others.length > 0)
    return `${NOT_ATTACHED} Take out “${others.join(' ')}”. Words about the photos belong at “${captionLabel}”.`;
  if (addresses.length > maxPhotos)
    return maxPhotos === 1
      ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
      : `These are ${addresses.length} photos. Send at most ${maxPhotos} with one form.`;
  return new Set(addresses).size < addresses.length
    ? 'One photo is here twice. Remove one of the two.'
    : undefined;
}

/** The addresses in an answer that has nothing but attachments, as tags, links or bare addresses. */
export function attachmentsIn(text: string): string[] {
  const plain = text.replace(TAG, ' $1 ').replace(LINK, ' $1 ');
  return plain.split(/\s+/).filter((part) => part !== '');
}

const ATTACHMENT =
  /<img\b[^>]*>|!?\[([^\][]*)\]\(([^)\s]*)\)|(?<![("'])<?(https?:\/\/[^\s()"'<>]+\/user-attachments\/[\w./-]*\w)>?/gi;

/** The attachments inside a text. `markup`: the tag, link or bare address. */
export function attachmentsInText(text: string): { markup: string; description: string; address: string }[] {
  return [...text.matchAll(ATTACHMENT)]
    .map(([markup, alt, to, bare]) => ({
      markup,
      description: alt ?? /\balt="([^"]*)"/i.exec(markup)?.[1] ?? '',
      address: to ?? bare ?? /\bsrc="([^"]*)"/i.exec(markup)?.[1] ?? '',
    }))
    .filter(({ address }) => address.includes('/user-attachments/'));
}
