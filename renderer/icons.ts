import { drawPng } from '../pipeline/media/drawPng';
import { drawSvg } from '../pipeline/media/drawSvg';
import type { Site } from '../pipeline/model/Site';
import { Icon } from './Icon';
import { iconAddresses } from './iconAddresses';

const SQUARE = { width: 64, height: 64 };

/** The sign of the business in every size that somebody asks for, by path. Letters are outlines: no font is needed to show them. */
export async function icons({ business }: Site): Promise<Map<string, string | Buffer>> {
  const letter = [...business.shortName][0] ?? '';
  const svg = await drawSvg(Icon({ letter, round: true }), SQUARE);
  const square = await drawSvg(Icon({ letter, round: false }), SQUARE);
  const sizes = [
    [iconAddresses.touch, 180],
    [iconAddresses.small, 192],
    [iconAddresses.large, 512],
  ] as const;
  const drawn = await Promise.all(
    sizes.map(async ([address, width]) => [address.slice(1), await drawPng(square, width)] as const),
  );
  return new Map<string, string | Buffer>([[iconAddresses.drawn.slice(1), `${svg}\n`], ...drawn]);
}
