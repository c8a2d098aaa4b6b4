/** An answer with attachments has nothing else in it: pictures as GitHub writes them, or their bare addresses. */
const TAG = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/gi;
const LINK = /!?\[[^\]]*\]\(([^)\s]*)\)/g;

/** What to say of a photo that is elsewhere. */
export const NOT_ATTACHED = 'Only photos that you attach can be here.';

/** What GitHub has in the place of a picture until it is there. */
const UPLOADING = /<!-- Uploading\b|!\[Uploading\b[^\]]*\]\(\)/;

/** What is wrong with an answer with attachments, before any of them is fetched. */
export function attachmentFault(text: string, most = 20, shownLabel = ''): string | undefined {
  if (UPLOADING.test(text)) return 'A photo had not finished uploading. Attach it again.';
  const addresses = attachmentsIn(text);
  const others = addresses.filter((address) => !address.includes('/user-attachments/'));
  if (others.length > 0)
    return `${NOT_ATTACHED} Take out “${others.join(' ')}”. Words about the photos belong at “${shownLabel}”.`;
  if (addresses.length > most)
    return most === 1
      ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
      : `These are ${addresses.length} photos. Send at most ${most} with one form.`;
  return new Set(addresses).size < addresses.length
    ? 'One photo is here twice. Remove one of the two.'
    : undefined;
}

/** The addresses in an answer, in their order. */
export function attachmentsIn(text: string): string[] {
  const plain = text.replace(TAG, ' $1 ').replace(LINK, ' $1 ');
  return plain.split(/\s+/).filter((part) => part !== '');
}

const IN_TEXT =
  /<img\b[^>]*>|!?\[([^\][]*)\]\(([^)\s]*)\)|(?<![("'])<?(https?:\/\/[^\s()"'<>]+\/user-attachments\/[\w./-]*\w)>?/gi;

/** What was attached inside a text: what stands for each, its description and its address. */
export function attachmentsInText(text: string): { written: string; description: string; address: string }[] {
  return [...text.matchAll(IN_TEXT)]
    .map(([written, alt, to, bare]) => ({
      written,
      description: alt ?? /\balt="([^"]*)"/i.exec(written)?.[1] ?? '',
      address: to ?? bare ?? /\bsrc="([^"]*)"/i.exec(written)?.[1] ?? '',
    }))
    .filter(({ address }) => address.includes('/user-attachments/'));
}
