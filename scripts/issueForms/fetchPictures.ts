import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEIC_AS_JPEG } from '../../pipeline/lint/rules/pictures/pictureFiles';
import { importPicture, type Refused } from '../../pipeline/media/importPicture';
import type { WorkflowEnvironment } from '../pullRequest/githubApi';
import { NOT_ATTACHED } from './FormPictures';
import type { FormProblem, FormSite, PlacedPicture } from './issueForm';

export const REASONS: Record<Refused | 'too-large' | 'unreachable', string> = {
  heic: HEIC_AS_JPEG,
  other: 'This file is not a photo. Take it out, with its line, or attach a JPEG or PNG.',
  animated: 'This picture is animated. Attach a photo.',
  'cut-off': 'The end of this photo is missing, because its upload was interrupted. Attach it again.',
  damaged: 'This photo is damaged. Attach it again, or another one.',
  huge: 'This photo has more than 120 million pixels. Send it in a smaller size.',
  'too-large': 'This photo is larger than 15 MB. Send it in a smaller size.',
  unreachable:
    'GitHub did not return this photo. Wait a few minutes, then edit the form (any change will do), and it will be read again. If that does not help, attach the photo again.',
};

/** The hosts of GitHub's attachments. Nothing is fetched from other hosts. */
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

type PictureSource = { workflow: WorkflowEnvironment; hosts?: readonly string[] };

/** Fetches and converts the attached pictures. Returns them by path in the content, with notes about duplicates. */
export async function fetchPictures(
  pictures: readonly PlacedPicture[],
  source: PictureSource,
  { tree }: FormSite,
) {
  const files = new Map<string, Buffer>();
  const problems: FormProblem[] = [];
  const notes: string[] = [];
  const isInContent = (bytes: Buffer) =>
    tree.pictures
      .map((path) => join(tree.root, path))
      .some((file) => statSync(file).size === bytes.length && readFileSync(file).equals(bytes));
  for (const { from, path, label } of pictures) {
    const ofLabel = pictures.filter((each) => each.label === label);
    const number = ofLabel.findIndex((each) => each.path === path) + 1;
    const picture = await fetchPicture(from, source);
    if (typeof picture === 'string') {
      problems.push({ label, text: `Number ${number}: ${picture}` });
      continue;
    }
    // Only within one question: a photo of a before-and-after pair may be attached to another question too.
    if (ofLabel.some((each) => files.get(each.path)?.equals(picture)))
      notes.push(`${label}: Number ${number} is the same photo as one above it.`);
    else if (isInContent(picture))
      notes.push(
        `${label}: Photo ${number} is on your site already, and is shown here too. You need not do anything.`,
      );
    files.set(path, picture);
  }
  return { files, problems, notes };
}

/** A converted photo, or the problem as a sentence. The token is sent to GitHub's API only. */
async function fetchPicture(address: string, source: PictureSource): Promise<Buffer | string> {
  const id = idOf(address, source);
  if (!id) {
    const file = /\/user-attachments\/files\/\d+\/(.+)$/.exec(address)?.[1];
    if (!file || !address.startsWith(source.workflow.GITHUB_SERVER_URL)) return NOT_ATTACHED;
    return /\.hei[cf]$/i.test(file)
      ? HEIC_AS_JPEG
      : `“${file}” is not a photo. Take it out, or attach a JPEG or PNG.`;
  }
  const direct = await download(address, source);
  const bytes =
    direct === 'unreachable' ? await download(await signedAddress(address, id, source), source) : direct;
  const picture = typeof bytes === 'string' ? bytes : await importPicture(bytes);
  return typeof picture === 'string' ? REASONS[picture] : picture;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idOf(address: string, { workflow }: PictureSource): string | undefined {
  const start = `${workflow.GITHUB_SERVER_URL}/user-attachments/assets/`;
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return ID.test(id) ? id.toLowerCase() : undefined;
}

const isOfHost = (address: string, { hosts = HOSTS }: PictureSource): boolean =>
  URL.canParse(address) && hosts.includes(new URL(address).origin);

type Download = Buffer | 'too-large' | 'unreachable';

async function download(address: string, source: PictureSource, hops = 0): Promise<Download> {
  const isAttachment = hops === 0 && idOf(address, source) !== undefined;
  if (hops > MAX_REDIRECTS || !(isAttachment || isOfHost(address, source))) return 'unreachable';
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  const next = response?.headers.get('location') ?? '';
  if (response && response.status >= 300 && response.status < 400 && URL.canParse(next, address)) {
    await response.body?.cancel();
    return download(new URL(next, address).href, source, hops + 1);
  }
  return response?.ok && response.body ? readBytes(response.body).catch(() => 'unreachable') : 'unreachable';
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Download> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The temporary address of a picture in a private repository, which only GitHub's rendered Markdown has; empty without one. */
async function signedAddress(address: string, id: string, source: PictureSource): Promise<string> {
  const { GITHUB_API_URL: api, GITHUB_TOKEN: token, GITHUB_REPOSITORY: context } = source.workflow;
  const html = await fetch(`${api}/markdown`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: `![](${address})`, mode: 'gfm', context }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).then(
    (response) => response.text(),
    () => '',
  );
  const sources = [...html.matchAll(/\ssrc="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  return sources.find((url) => isOfHost(url, source) && url.includes(id)) ?? '';
}
