import type { ThemeColors } from '../../components/theme';
import { themeColors } from '../../pages/themeColors';
import { drawable, drawPng, drawSvg } from '../../pipeline/media/draw';
import type { Site } from '../../pipeline/model/Site';
import type { Store } from '../../pipeline/source/store.mjs';
import { iconAddresses } from './manifest';

const ICON_PIXELS = 64;
const SQUARE = { width: ICON_PIXELS, height: ICON_PIXELS };

const SIZES = [
  [iconAddresses.touch, 180],
  [iconAddresses.small, 192],
  [iconAddresses.large, 512],
] as const;

/** The icons of the business in all sizes, by path in the site. */
export async function makeIcons(site: Site, store: Store, code: string): Promise<Map<string, Buffer>> {
  const [letter = ''] = drawable(site.business.shortName);
  const { color, dark } = themeColors(site.business.brand);
  const design = { letter, brand: color.brand, brandInk: color.brandInk, action: dark.action };
  const icons = await store.memo('icons', [code, design], () => drawIcons(design));
  return new Map(icons.map(([address, bytes]) => [address.slice(1), Buffer.from(bytes, 'base64')]));
}

interface IconDesign extends Pick<ThemeColors['color'], 'brand' | 'brandInk' | 'action'> {
  letter: string;
}

/** The icons as Base64, by address. */
async function drawIcons(design: IconDesign): Promise<[address: string, bytes: string][]> {
  const round = await drawSvg(drawIcon(design, 12), SQUARE);
  const square = await drawSvg(drawIcon(design, 0), SQUARE);
  const icons: [address: string, bytes: Buffer][] = [[iconAddresses.drawn, Buffer.from(round)]];
  for (const [address, width] of SIZES) icons.push([address, await drawPng(square, width)]);
  return icons.map(([address, bytes]) => [address, bytes.toString('base64')]);
}

/** The first letter of the business's name and a dot, within the safe zone of maskable icons. */
function drawIcon({ letter, brand, brandInk, action }: IconDesign, borderRadius: number) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: ICON_PIXELS,
        height: ICON_PIXELS,
        borderRadius,
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
