import { field } from './field';

const HEX = /^#?(?:([\da-f])([\da-f])([\da-f])|([\da-f]{6}))$/i;

/** `#1b4d3e`, also without the number sign or in three digits. */
export function parseColor(input: string): string | undefined {
  const [, red = '', green = '', blue = '', all] = HEX.exec(input) ?? [];
  const digits = all ?? red + red + green + green + blue + blue;
  return digits === '' ? undefined : `#${digits.toLowerCase()}`;
}

export function color(about: string, example: string) {
  return field({ kind: 'color', example, about, parse: parseColor });
}
