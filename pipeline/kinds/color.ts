import { type Color, clampChroma, converter, formatHex, parse } from 'culori';
import { field, type Kind } from './kind';
import { isSentence } from './words';

/** `#1b4d3e`, also without the number sign, in three digits or as a name. */
export const colorKind: Kind<string> = {
  name: 'color',
  example: '#1b4d3e',
  about:
    'Write a color by its name, such as navy or dark green, or as # and six letters or digits, in double quotes: "#1b4d3e". Every drawing program and color picker shows this code; often it is called hex.',
  parse: (text) => parseColor(text) ?? readCode(text) ?? namedColor(text),
  advice: (_typed, { note }) =>
    `Write a color as # and six letters or digits, in double quotes: "${note.example}". Or write its name, such as navy or dark green.`,
  inForm: 'Write its name, such as navy or dark green, or # and six letters or digits, such as #17382f.',
};

export const color = (about: string, example: string) => field(colorKind, about, { example });

const HEX = /^#?(?:([\da-f])([\da-f])([\da-f])|([\da-f]{6}))$/i;

function parseColor(input: string): string | undefined {
  const [, red = '', green = '', blue = '', all] = HEX.exec(input) ?? [];
  const digits = all ?? red + red + green + green + blue + blue;
  return digits === '' ? undefined : `#${digits.toLowerCase()}`;
}

/** A color as other programs write it. */
function readCode(typed: string): string | undefined {
  const parts = /^rgb\(?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)?$/i.exec(typed)?.slice(1).map(Number);
  if (parts) return parts.every((part) => part < 256) ? `#${Buffer.from(parts).toString('hex')}` : undefined;
  const [, digits] = /^(?:hex|0x|#)*\s*([\da-f]{6})(?:ff)?;?$/i.exec(typed) ?? [];
  return digits ? parseColor(digits) : undefined;
}

const toOklch = converter('oklch');
/** CSS's brown is nearly red and its orange very light; these are closer to what people call so. */
const REPLACED = new Map([
  ['brown', 'saddlebrown'],
  ['orange', 'chocolate'],
]);
/** Plain names whose CSS colors are too strong for a site; a muted shade is used. */
const MUTED = ['blue', 'green', 'red', 'brown', 'purple', 'teal', 'grey'];

function mute(color: Color): Color {
  const { l, c, h } = toOklch(color);
  return clampChroma(
    { mode: 'oklch', l: Math.min(Math.max(l, 0.25), 0.45), c: Math.min(c, 0.13), h },
    'oklch',
  );
}

/** A color that browsers know by its name: `navy`, `navy blue`, `dark green`; of a plain name, a muted shade. */
function namedColor(input: string): string | undefined {
  const words = input
    .toLowerCase()
    .trim()
    .replace(/gray/g, 'grey')
    .replace(/^(\w+) (dark|light)$/, '$2 $1')
    .split(/\s+/);
  if (isSentence(input) || !words.every((word) => /^(?!(?:and|or)$)[a-z]+$/.test(word))) return undefined;
  // Of “navy blue” the navy; of “brick red”, which browsers do not know, the red.
  const names = [words.join(''), words.length === 2 ? words[0] : undefined, words.at(-1)];
  const name = names.find((each) => each && parse(REPLACED.get(each) ?? each)) ?? '';
  const known = parse(REPLACED.get(name) ?? name);
  if (!known || known.alpha !== undefined) return undefined;
  return formatHex(MUTED.includes(name) ? mute(known) : known);
}
