export type Encoding = 'br' | 'gzip';

/** The better of the two encodings that a browser says it takes; one with `q=0` is refused. */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
