import { telephone } from './contact';
import { field } from './field';
import type { Link, LinkValue } from './values';

const LINK = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/;

/** `Text of the link -> /address`. */
export function link(about: string, example = 'Get Free Estimate -> /contact') {
  const parse = (input: string): LinkValue | undefined => {
    const { label, to } = LINK.exec(input)?.groups ?? {};
    return label && to ? { type: 'link', label, to } : undefined;
  };
  return field({ kind: 'link', example, about, parse });
}

/** The `href` of an address. Adds the country code to a phone number. */
export function linkTo(to: string): Link {
  if (to.startsWith('tel:')) return { label: '', href: telephone(to.slice(4)), external: false };
  return { label: '', href: to, external: to.startsWith('https:') };
}

const SEVERAL = /[,;]\s*\/|\s\/(?=\w)/;
const PAGE = { kind: 'page', example: '/about', about: 'A page of the site.' };

/** The address of a page of this site. */
export function pageAddress() {
  const parse = (input: string) => (input.startsWith('/') && !namesSeveral(input) ? input : undefined);
  return field({ ...PAGE, parse });
}

/** A page by its address or another name. It is resolved when the whole site is known. */
export function namedPage() {
  return field({ ...PAGE, parse: (input) => (namesSeveral(input) ? undefined : input) });
}

export function namesSeveral(input: string): boolean {
  return SEVERAL.test(input);
}

const WEB_ADDRESS = /^https:\/\/[^\s/]+\.[^\s/]+\S*$/;

/** A full web address; only `https:` is taken. */
export function webAddress(about: string, example: string) {
  return field({ kind: 'web address', example, about, parse: parseWebAddress });
}

export function parseWebAddress(input: string): string | undefined {
  return WEB_ADDRESS.test(input) && URL.canParse(input) ? input.replace(/\/$/, '') : undefined;
}

/** The last part of an address. */
export function slug(about: string, example: string) {
  return field({
    kind: 'address part',
    example,
    about,
    parse: (input) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(input) ? input : undefined),
  });
}
