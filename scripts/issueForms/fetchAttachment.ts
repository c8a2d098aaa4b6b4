import { z } from 'zod';
import { HEIC_AS_JPEG } from '../../pipeline/lint/rules/pictures/pictureFiles';
import { attachmentId, isOtherFile, NOT_ATTACHED } from './attachments';

/** Where GitHub keeps what is attached to issues. Nothing is fetched from anywhere else. */
const HOSTS: readonly string[] = [
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
  workflow: { GITHUB_SERVER_URL: string; GITHUB_API_URL: string; GITHUB_TOKEN: string };
  /** The repository of the issue, `owner/name`. */
  issues: string;
  hosts?: readonly string[];
}

/** An attached file, or what to tell the person who attached it. The token goes to GitHub's API only. */
export async function fetchAttachment(address: string, source: AttachmentSource): Promise<Buffer | string> {
  const id = attachmentId(address, source.workflow.GITHUB_SERVER_URL);
  if (!id)
    return isOtherFile(address, source.workflow.GITHUB_SERVER_URL)
      ? `There is a file here that is not a JPEG or PNG. If it ends in .heic: ${HEIC_AS_JPEG}`
      : NOT_ATTACHED;
  const found = await download(address, source);
  if (found !== undefined) return found;
  const signed = await signedAddress(address, id, source);
  return (signed && (await download(signed, source))) ?? UNREACHABLE;
}

const hostsOf = ({ hosts = HOSTS }: AttachmentSource): readonly string[] => hosts;

export const UNREACHABLE =
  'GitHub did not return this photo. Wait a few minutes, then edit the form (any change will do), and it will be read again. If that does not help, attach the photo again.';

/** `undefined` where there is nothing. */
async function download(
  address: string,
  source: AttachmentSource,
  hops = 0,
): Promise<Buffer | string | undefined> {
  const { origin } = new URL(address);
  const isOurs = hops === 0 && attachmentId(address, source.workflow.GITHUB_SERVER_URL);
  if (!isOurs && !hostsOf(source).includes(origin)) return undefined;
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
  source: AttachmentSource,
): Promise<string | undefined> {
  const { GITHUB_API_URL: api, GITHUB_TOKEN: token } = source.workflow;
  const response = await fetch(`${api}/markdown`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: `![](${address})`, mode: 'gfm', context: source.issues }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const html = z.string().parse(await response.text());
  const sources = [...html.matchAll(/\ssrc="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  return sources.find(
    (url) => URL.canParse(url) && hostsOf(source).includes(new URL(url).origin) && url.includes(id),
  );
}
