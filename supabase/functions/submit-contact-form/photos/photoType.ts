/** The files that are taken, by how they begin; a dot is any byte. Nothing here opens them. */
const BEGINNINGS: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/],
  ['image/webp', /^RIFF.{4}WEBPVP8[ LX]/s],
  ['image/heic', /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

/** The media type of a photograph by its first bytes; null where it is none that is taken. */
export function photoType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}
