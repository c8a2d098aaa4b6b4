import { field } from './field';

const SHAPE = /^[^\s@<>,;:/?]+@[^\s@<>,;:/?]+\.[^\s@<>,;:/?.]+$/;

/** An e-mail address. */
export function email(about: string) {
  return field({ kind: 'e-mail', example: 'hello@example.com', about, parse: parseEmail });
}

export function parseEmail(input: string): string | undefined {
  return SHAPE.test(input) ? input : undefined;
}
