import { theme } from '../theme';

export interface ShareCardProps {
  /** A few words above the title. */
  eyebrow?: string;
  title: string;
  /** The business: its sign, and a line under it. */
  sign: string;
  line: string;
}

/** Pixels: what social networks show large. */
export const shareCardSize = { width: 1200, height: 630, photo: 496 };

const { brand, brandInk, action } = theme.raw.color;
/** Copper and paper, light enough to be read on spruce. */
const COPPER = '#e3a983';
const QUIET = '#c3cdc6';

/** What a shared link shows, beside a photograph. Drawn without a browser, so its styles are its own. */
export function ShareCard({ eyebrow, title, sign, line }: ShareCardProps) {
  const { width, height, photo } = shareCardSize;
  return (
    <div style={{ display: 'flex', width, height }}>
      <div
        style={{
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width - photo,
          height,
          padding: '60px 56px 56px 64px',
          background: brand,
          color: brandInk,
          fontFamily: 'Inter',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', color: COPPER, fontSize: 25, fontWeight: 500 }}>{eyebrow ?? ''}</div>
          <div
            style={{
              display: 'block',
              lineClamp: 5,
              marginTop: 22,
              fontSize: sizeOf(title),
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
              {sign}
            </div>
            <div style={{ width: 11, height: 11, marginLeft: 5, marginBottom: 4, background: action }} />
          </div>
          <div
            style={{
              display: 'block',
              lineClamp: 1,
              marginTop: 14,
              color: QUIET,
              fontSize: 23,
              fontWeight: 500,
            }}
          >
            {line}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Long titles are set smaller, so that all of one can be read. */
function sizeOf(title: string): number {
  const steps = [
    [24, 80],
    [38, 70],
    [56, 60],
    [74, 52],
  ] as const;
  return steps.find(([length]) => title.length <= length)?.[1] ?? 44;
}
