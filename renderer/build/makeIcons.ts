import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng, drawSvg } from '../../pipeline/media/draw';
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
  const mark = join(work, 'icons.letter');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === letter) return;
  // First gone and last made, so that icons cut off in the middle are made again.
  rmSync(mark, { force: true });
  mkdirSync(join(work, 'client'), { recursive: true });
  const round = await drawSvg(Icon({ letter, round: true }), SQUARE);
  const square = await drawSvg(Icon({ letter, round: false }), SQUARE);
  for (const [address, width] of SIZES) replace(join(work, 'client', address), await drawPng(square, width));
  replace(join(work, 'client', iconAddresses.drawn), round);
  writeFileSync(mark, letter);
}

/** Another file in its place, since a published site may share the one that was there. */
function replace(file: string, bytes: Buffer | string): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}
