import type { ThemeColors } from '../../components/theme';
import { siteTheme, themeColors } from '../../pages/siteTheme';
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
  const { color, dark } = themeColors(siteTheme(site));
  const design = { letter, brand: color.brand, brandInk: color.brandInk, action: dark.action };
  const icons = await store.memo('icons', [code, design], () => drawIcons(design));
  return new Map(icons.map(([address, bytes]) => [address.slice(1), Buffer.from(bytes, 'base64')]));
}

/** The icons as Base64, by address. */
async function drawIcons(design: IconDesign): Promise<[address: string, bytes: string][]> {
  const round = await drawSvg(Icon({ ...design, round: true }), SQUARE);
  const square = await drawSvg(Icon({ ...design, round: false }), SQUARE);
  const sizes = SIZES.map(
    async ([address, width]): Promise<[string, string]> => [
      address,
      (await drawPng(square, width)).toString('base64'),
    ],
  );
  return [[iconAddresses.drawn, Buffer.from(round).toString('base64')], ...(await Promise.all(sizes))];
}

interface IconDesign extends Pick<ThemeColors['color'], 'brand' | 'brandInk' | 'action'> {
  letter: string;
}

interface IconProps extends IconDesign {
  /** Whether the corners are round. */
  round: boolean;
}

/** The first letter of the business's name and a dot, within the safe zone of maskable icons. */
function Icon({ letter, round, brand, brandInk, action }: IconProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: ICON_PIXELS,
        height: ICON_PIXELS,
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
