import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeColors } from '../../components/theme';
import { colorsOf, lookOf } from '../../pages/look';
import { drawPng, drawSvg } from '../../pipeline/media/draw';
import type { Site } from '../../pipeline/model/Site';
import { areMade, makeFiles } from '../build/madeFiles';
import { iconAddresses } from './manifest';

const SIZE = 64;
const SQUARE = { width: SIZE, height: SIZE };

const SIZES = [
  [iconAddresses.touch, 180],
  [iconAddresses.small, 192],
  [iconAddresses.large, 512],
] as const;

/** Writes the icons of the business into `work/client`, in every size that is asked for. Letters are outlines, so no font is needed. */
export async function makeIcons(site: Site, work: string): Promise<void> {
  const letter = [...site.business.shortName][0] ?? '';
  const { color, dark } = colorsOf(lookOf(site));
  const look = { letter, brand: color.brand, brandInk: color.brandInk, action: dark.action };
  const key = JSON.stringify(look);
  if (areMade(work, 'icons', key)) return;
  await makeFiles(work, { group: 'icons', key }, () => drawIcons(look, work));
}

/** Returns the paths of the icons in `work`. */
async function drawIcons(look: IconLook, work: string): Promise<string[]> {
  mkdirSync(join(work, 'client'), { recursive: true });
  const round = await drawSvg(Icon({ ...look, round: true }), SQUARE);
  const square = await drawSvg(Icon({ ...look, round: false }), SQUARE);
  for (const [address, width] of SIZES)
    writeFileSync(join(work, 'client', address), await drawPng(square, width));
  writeFileSync(join(work, 'client', iconAddresses.drawn), round);
  return [iconAddresses.drawn, ...SIZES.map(([address]) => address)].map((address) => `client${address}`);
}

interface IconLook extends Pick<ThemeColors['color'], 'brand' | 'brandInk' | 'action'> {
  letter: string;
}

interface IconProps extends IconLook {
  /** The corners. */
  round: boolean;
}

/** The first letter of the business's name and a copper dot, inside the area that phones' round masks show. */
function Icon({ letter, round, brand, brandInk, action }: IconProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: SIZE,
        height: SIZE,
        borderRadius: round ? 12 : 0,
        background: brand,
        color: brandInk,
        fontFamily: 'Inter',
        fontSize: 38,
        fontWeight: 700,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-end', lineHeight: 1 }}>
        <div>{letter}</div>
        <div style={{ width: 8, height: 8, marginLeft: 1, marginBottom: 6, background: action }} />
      </div>
    </div>
  );
}
