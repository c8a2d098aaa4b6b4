import type { ThemeColors } from './theme';

interface ShareCardProps {
  /** A line in small type above the title. */
  eyebrow?: string;
  title: string;
  /** The short name of the business. */
  name: string;
  tagline: string;
  colors: ThemeColors;
}

/** In pixels. Social networks show a picture of this size in their large format. On the right, the photograph is added to the drawing. */
export const shareCardSize = { width: 1200, height: 630, photoWidth: 496 };

/** The drawing that social networks show of a shared link. It is rendered without a browser (by Satori), so its styles are inline. */
export function ShareCard({ eyebrow, title, name, tagline, colors: { color, dark } }: ShareCardProps) {
  const { width, height, photoWidth } = shareCardSize;
  return (
    <div style={{ display: 'flex', width, height }}>
      <div
        style={{
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width - photoWidth,
          height,
          padding: '60px 56px 56px 64px',
          background: color.brand,
          color: color.brandInk,
          fontFamily: 'Inter',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', color: dark.accent, fontSize: 25, fontWeight: 500 }}>
            {eyebrow ?? ''}
          </div>
          <div
            style={{
              display: 'block',
              lineClamp: 5,
              marginTop: 22,
              fontSize: titleSize(title),
              fontWeight: 700,
              letterSpacing: '-0.03em',
              lineHeight: 1.1,
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', alignItems: 'flex-end' }}>
            <div style={{ fontSize: 36, fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1 }}>
              {name}
            </div>
            <div style={{ width: 11, height: 11, marginLeft: 5, marginBottom: 4, background: dark.action }} />
          </div>
          <div
            style={{
              display: 'block',
              lineClamp: 1,
              marginTop: 14,
              color: dark.quiet,
              fontSize: 23,
              fontWeight: 500,
            }}
          >
            {tagline}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The font size in pixels. A long title gets a smaller size, so that it is not cut off. */
function titleSize(title: string): number {
  if (title.length <= 24) return 80;
  if (title.length <= 38) return 70;
  if (title.length <= 56) return 60;
  return title.length <= 74 ? 52 : 44;
}
