import type { Finding } from './Finding';

/** The signs of Windows-1252 from byte 0x80 to 0x9f; the others are those of Unicode: WHATWG Encoding, index-windows-1252. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What may be one sign read as two or three. */
const GARBLED = new RegExp(`[Â-ï][\u0080-\u00bf${HIGH}]{1,2}`, 'g');

/** What a program made of it that read the text in the wrong way: `Weâ€™ll` for We’ll. `line` counts from 1. */
export function* garbledFindings(line: string, number: number): Generator<Finding> {
  for (const [wrong] of line.matchAll(GARBLED)) {
    const right = readAgain(wrong);
    if (right === undefined) continue;
    const message = `“${wrong}” came from copying out of another program. ${right.trim() ? `Write ${right} instead.` : 'Delete it.'}`;
    yield { line: number, code: 'text-garbled', message, wrong, right, severity: 'warning' };
  }
}

/** The sign that was meant; nothing where none of those that people write comes out. */
function readAgain(garbled: string): string | undefined {
  const bytes = [...garbled].map((sign) =>
    HIGH.includes(sign) ? 0x80 + HIGH.indexOf(sign) : sign.charCodeAt(0),
  );
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  if (read === '\u00a0') return ' ';
  return /^[¡-ÿ‐-…•™€]$/u.test(read) ? read : undefined;
}
