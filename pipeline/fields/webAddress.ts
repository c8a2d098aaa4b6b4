import { field } from './field';

const SHAPE = /^https:\/\/[^\s/]+\.[^\s/]+\S*$/;

/** A full web address; only `https:` is taken. */
export function webAddress(about: string, example: string) {
  return field({ kind: 'web address', example, about, parse: parseWebAddress });
}

export function parseWebAddress(input: string): string | undefined {
  return SHAPE.test(input) && URL.canParse(input) ? input.replace(/\/$/, '') : undefined;
}
