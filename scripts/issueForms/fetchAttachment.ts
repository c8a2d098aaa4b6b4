import { z } from 'zod';
import { HEIC_AS_JPEG } from '../../pipeline/lint/rules/pictures/pictureFiles';
import { attachmentId, isOtherFile, NOT_ATTACHED } from './attachments';

/** Where GitHub keeps what is attached to issues. Nothing is fetched from anywhere else. */
export const ATTACHMENT_HOSTS: readonly string[] = [
  'https://github-production-user-asset-6210df.s3.amazonaws.com',
  'https://private-user-images.githubusercontent.com',
  'https://user-images.githubusercontent.com',
  'https://objects.githubusercontent.com',
];

/** GitHub takes pictures of up to 10 MB. */
const MAX_BYTES = 15_000_000;
const MAX_REDIRECTS = 3;
const TIMEOUT = 30_000;

export interface AttachmentSource {
  /** GitHub's own address, and that of its API. */
  server: string;
  api: string;
  repository: string;
  token: string;
  hosts: readonly string[];
}

/** An attached file, or what to tell the person who attached it. The token goes to GitHub's API only. */
export async function fetchAttachment(address: string, source: AttachmentSource): Promise<Buffer | string> {
  const id = attachmentId(address, source.server);
  if (!id)
    return isOtherFile(address, source.server)
      ? `There is a file here that is not a JPEG or PNG. If it ends in .heic: ${HEIC_AS_JPEG}`
      : NOT_ATTACHED;
  const found = await download(address, source, 0);
  if (found !== undefined) return found;
  const signed = await signedAddress(address, id, source);
  return (signed && (await download(signed, source, 0))) ?? UNREACHABLE;
}

export const UNREACHABLE =
  'GitHub did not return this photo. Wait a few minutes, then edit the form (any change will do), and it will be read again. If that does not help, attach the photo again.';

/** `undefined` where there is nothing. */
async function download(
  address: string,
  source: AttachmentSource,
  hops: number,
): Promise<Buffer | string | undefined> {
  const { origin } = new URL(address);
  const isOurs = hops === 0 && address.startsWith(`${source.server}/user-attachments/assets/`);
  if (!isOurs && !source.hosts.includes(origin)) return undefined;
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  const next = response?.headers.get('location');
  if (response && next && response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    const target = URL.canParse(next, address) ? new URL(next, address).href : undefined;
    return target && hops < MAX_REDIRECTS ? download(target, source, hops + 1) : undefined;
  }
  if (!response?.ok || !response.body) return undefined;
  return readBytes(response.body).catch(() => undefined);
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Buffer | string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) return 'This photo is larger than 15 MB. Send it in a smaller size.';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Pictures of a private repository have an address for a few minutes, which GitHub's Markdown has and nothing else. */
async function signedAddress(
  address: string,
  id: string,
  { api, repository, token, hosts }: AttachmentSource,
): Promise<string | undefined> {
  const response = await fetch(`${api}/markdown`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: `![](${address})`, mode: 'gfm', context: repository }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const html = z.string().parse(await response.text());
  const sources = [...html.matchAll(/\ssrc="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  return sources.find((url) => URL.canParse(url) && hosts.includes(new URL(url).origin) && url.includes(id));
}
