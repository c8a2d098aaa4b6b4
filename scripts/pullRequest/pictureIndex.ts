import { escapeXml } from '../../renderer/outputs/escapeXml';

export interface Taken {
  /** `/about` */
  address: string;
  /** File names in the folder of pictures, from left to right. */
  files: string[];
}

/** A plain page that shows the pictures side by side, for whoever downloads them. */
export function pictureIndex(taken: readonly Taken[], others: readonly string[]): string {
  const pages = taken.map(
    ({ address, files }) =>
      `<h2>${escapeXml(address)}</h2>\n${files.map((file) => `<figure><figcaption>${captionOf(file)}</figcaption><img src="${escapeXml(file)}" alt="${escapeXml(file)}"></figure>`).join('\n')}`,
  );
  const rest =
    others.length > 0 ? [`<p>These pages change too: ${others.map(escapeXml).join(', ')}.</p>`] : [];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Before and after</title>',
    '<style>body{font-family:sans-serif}figure{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0}img{max-width:40rem;border:1px solid #999}</style>',
    '</head><body><h1>Before and after</h1>',
    ...pages,
    ...rest,
    '</body></html>',
    '',
  ].join('\n');
}

function captionOf(file: string): string {
  const [, size = '', when = ''] = /-(phone|desktop)-(before|after)\.png$/.exec(file) ?? [];
  return `${when}, on a ${size}`;
}
