import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng } from '../../pipeline/media/drawPng';
import { drawSvg } from '../../pipeline/media/drawSvg';
import type { Site } from '../../pipeline/model/Site';
import { Icon } from '../Icon';
import { iconAddresses } from '../iconAddresses';

const SQUARE = { width: 64, height: 64 };

const SIZES = [
  [iconAddresses.touch, 180],
  [iconAddresses.small, 192],
  [iconAddresses.large, 512],
] as const;

/**
 * Writes the sign of the business into `work/client`, in every size that somebody asks for. Letters are outlines: no font
 * is needed to show them.
 */
export async function makeIcons({ business }: Site, work: string): Promise<void> {
  const letter = [...business.shortName][0] ?? '';
  const svg = await drawSvg(Icon({ letter, round: true }), SQUARE);
  const drawn = join(work, 'client', iconAddresses.drawn);
  const smallest = join(work, 'client', SIZES[0][0]);
  if (existsSync(drawn) && existsSync(smallest) && readFileSync(drawn, 'utf8') === svg) return;
  mkdirSync(join(work, 'client'), { recursive: true });
  const square = await drawSvg(Icon({ letter, round: false }), SQUARE);
  // First gone and last made, so that icons cut off in the middle are made again.
  rmSync(drawn, { force: true });
  for (const [address, width] of SIZES) replace(join(work, 'client', address), await drawPng(square, width));
  writeFileSync(drawn, svg);
}

/** Another file in its place, since a published site may share the one that was there. */
function replace(file: string, bytes: Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}
