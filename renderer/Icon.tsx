import { theme } from '../components/theme';

const { brand, brandInk, action } = theme.raw.color;

/** Of 64: where the sign stands, so that round masks of telephones cut nothing off. */
const SIZE = 64;

/** The sign of the business: the first letter of its name on its own colour, with the copper dot. `round`: the corners. */
export function Icon({ letter, round }: { letter: string; round: boolean }) {
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
