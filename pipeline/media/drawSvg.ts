import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Latin letters first, then the rest of Europe's. */
const FILES = [
  ['latin', 500],
  ['latin', 700],
  ['latin-ext', 500],
  ['latin-ext', 700],
] as const;

let read: Font[] | undefined;

/** The same array each time: the letters' outlines are kept with it. */
function fonts(): Font[] {
  read ??= FILES.map(([letters, weight]) => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
  }));
  return read;
}

/** Elements with styles of their own as an SVG whose letters are outlines. Pixels. */
export async function drawSvg(tree: ReactElement, size: { width: number; height: number }): Promise<string> {
  // Loaded here, since most builds draw nothing.
  const { default: satori } = await import('satori');
  return satori(tree, { ...size, fonts: fonts() });
}
