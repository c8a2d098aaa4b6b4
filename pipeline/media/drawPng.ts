import { loadSharp } from './loadSharp';

/** A square drawing as PNG, `width` pixels wide. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil(width / 64) })
    .resize(width, width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
