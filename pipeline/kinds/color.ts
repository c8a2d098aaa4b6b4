import { type Color, clampChroma, converter, formatHex, parse } from 'culori';
import type { Kind } from './kind';
import { isSentence } from './words';

/** `#1b4d3e`, also without the number sign, in three digits or as a name. */
export const colorKind: Kind<string> = {
  name: 'color',
  example: '#1b4d3e',
  jsonSchema: { type: ['string', 'number'] },
  about:
    'Write a color by its name, such as navy or dark green, or as # and six letters or digits, in double quotes: "#1b4d3e". Every drawing program and color picker shows this code; often it is called hex.',
  parse: (text) => readCode(text) ?? namedColor(text),
  advice: (_typed, { meta }) =>
    `Write a color as # and six letters or digits, in double quotes: "${meta.example}". Or write its name, such as navy or dark green.`,
  adviceInForm:
    'Write its name, such as navy or dark green, or # and six letters or digits, such as #17382f.',
};

/** `#1b4d3e`, `1b4`, `hex 1b4d3e`, `0x1b4d3e` or `rgb(27, 77, 62)` */
function readCode(typed: string): string | undefined {
  const [, short, digits = short] =
    /^(?:hex|0x|#)*\s*(?:([\da-f]{3})|([\da-f]{6})(?:ff)?);?$/i.exec(typed) ?? [];
  if (digits) return formatHex(`#${digits}`);
  const parts = /^rgb\(?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)?$/i.exec(typed)?.slice(1).map(Number);
  return parts?.every((part) => part < 256) ? `#${Buffer.from(parts).toString('hex')}` : undefined;
}

const toOklch = converter('oklch');
/** CSS's brown is nearly red and its orange very light, so other CSS colors stand for them. */
const SUBSTITUTES = new Map([
  ['brown', 'saddlebrown'],
  ['orange', 'chocolate'],
]);
/** Names whose CSS colors are too saturated for a site. */
const MUTED = ['blue', 'green', 'red', 'brown', 'purple', 'teal', 'gray', 'grey'];

/** In OKLCH, a lightness of 0.25 to 0.45 is dark enough for white text, and a chroma up to 0.13 does not glare. */
function mute(color: Color): Color {
  const { l, c, h } = toOklch(color);
  const muted = { mode: 'oklch', l: Math.min(Math.max(l, 0.25), 0.45), c: Math.min(c, 0.13), h } as const;
  return clampChroma(muted, 'oklch');
}

/** The CSS color of a name such as `navy`, `navy blue` or `dark green`, muted if it is in `MUTED`. */
function namedColor(input: string): string | undefined {
  const words = input
    .toLowerCase()
    .trim()
    .replace(/^(\w+) (dark|light)$/, '$2 $1')
    .split(/\s+/);
  if (isSentence(input) || !words.every((word) => /^(?!(?:and|or)$)[a-z]+$/.test(word))) return undefined;
  // “blue n orange” are two colors.
  const first = words.findIndex((word) => parse(word));
  if (words.length > 2 && first >= 0 && !words.slice(first).every((word) => parse(word))) return undefined;
  // “navy blue” is navy; “brick red”, which is no CSS color, is red.
  const names = [words.join(''), words.length === 2 ? words[0] : undefined, words.at(-1)];
  const name = names.find((each) => each && parse(SUBSTITUTES.get(each) ?? each)) ?? '';
  const color = parse(SUBSTITUTES.get(name) ?? name);
  if (!color || color.alpha !== undefined) return undefined;
  return formatHex(MUTED.includes(name) ? mute(color) : color);
}
