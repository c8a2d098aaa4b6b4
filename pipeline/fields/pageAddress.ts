import { field } from './field';

const SEVERAL = /[,;]\s*\/|\s\/(?=\w)/;
const NOTE = { kind: 'page', example: '/kitchen-remodeling', about: 'A page of the site.' };

/** The address of a page of this site. */
export function pageAddress() {
  const parse = (input: string) => (input.startsWith('/') && !namesSeveral(input) ? input : undefined);
  return field({ ...NOTE, parse });
}

/** A page by its address or another name; which page it is shows only when the whole site is known. */
export function namedPage() {
  return field({ ...NOTE, parse: (input) => (namesSeveral(input) ? undefined : input) });
}

export function namesSeveral(input: string): boolean {
  return SEVERAL.test(input);
}
