import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../components/theme';
import { drawPng, drawSvg } from '../../pipeline/media/draw';
import type { Site } from '../../pipeline/model/Site';
import { iconAddresses } from './manifest';

const SIZE = 64;
const SQUARE = { width: SIZE, height: SIZE };

const SIZES = [
  [iconAddresses.touch, 180],
  [iconAddresses.small, 192],
  [iconAddresses.large, 512],
] as const;

/** Writes the icons of the business into `work/client`, in every size that is asked for. Letters are outlines, so no font is needed. */
export async function makeIcons({ business }: Site, work: string): Promise<void> {
  const letter = [...business.shortName][0] ?? '';
  const mark = join(work, 'icons.letter');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === letter) return;
  // Deleted first and written last, so that an interrupted run is repeated.
  rmSync(mark, { force: true });
  mkdirSync(join(work, 'client'), { recursive: true });
  const round = await drawSvg(Icon({ letter, round: true }), SQUARE);
  const square = await drawSvg(Icon({ letter, round: false }), SQUARE);
  for (const [address, width] of SIZES) replace(join(work, 'client', address), await drawPng(square, width));
  replace(join(work, 'client', iconAddresses.drawn), round);
  writeFileSync(mark, letter);
}

/** Replaces the file instead of overwriting it, because a published site may be linked to the old one. */
function replace(file: string, bytes: Buffer | string): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}

const { brand, brandInk, action } = theme.raw.color;

/** The first letter of the business's name and a copper dot, inside the area that phones' round masks show. `round`: the corners. */
function Icon({ letter, round }: { letter: string; round: boolean }) {
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
