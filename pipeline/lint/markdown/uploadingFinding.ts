import type { Finding } from './Finding';

/** What GitHub's editor writes for as long as it takes a picture; the brackets or signs round it aside. */
const UPLOADING = /(?:^|\[|\(|<!--\s*)Uploading "?([^"\n()[\]<>]{1,200}?\.\w{2,5})"?\s?(?:…|\.{3})/;

/** A picture that GitHub's editor was still taking when the file was saved. */
export function uploadingFinding(written: string, line: number): Finding | undefined {
  const [, name] = UPLOADING.exec(written) ?? [];
  if (!name) return undefined;
  const place = `images/${name.replaceAll(' ', '%20')}`;
  const message = `GitHub was still sending ${name} when this was saved, so there is no picture. Delete this, upload the picture into images, and write: ![What it shows](${place})`;
  return { line, code: 'picture-uploading', message };
}
