import type { Link, Mention, Picture, Prose } from '../fields/mentions';
import { isMention } from '../fields/mentionsIn';
import { toProse } from '../markdown/toProse';

/** What mentions are replaced by, on one page. */
export interface Resolver {
  facts: Record<string, string>;
  picture: (path: string) => Picture | undefined;
}

/** The same value with pictures, links, texts and `{facts}` in place of what the owner wrote. */
export function resolveMentions(value: unknown, resolver: Resolver): unknown {
  if (typeof value === 'string') return fill(value, resolver);
  if (isMention(value)) return resolveMention(value, resolver);
  if (Array.isArray(value)) return value.map((item) => resolveMentions(item, resolver));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, resolveMentions(inner, resolver)]),
    );
  }
  return value;
}

function resolveMention(mention: Mention, resolver: Resolver): Picture | Link | Prose | string | undefined {
  if (mention.mention === 'image') return resolver.picture(mention.path);
  if (mention.mention === 'link')
    return { ...linkTo(fill(mention.to, resolver)), label: fill(mention.label, resolver) };
  if (mention.mention === 'reference') return mention.name;
  return toProse(fill(mention.markdown, resolver), {
    picture: resolver.picture,
    link: (to) => linkTo(decodeURI(to)),
  });
}

function fill(text: string, { facts }: Resolver): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => facts[name] ?? written);
}

/** An address as a link needs it; a phone number gets its country. */
export function linkTo(to: string): Link {
  if (to.startsWith('tel:')) return { label: '', href: telephone(to.slice(4)), external: false };
  return { label: '', href: to, external: to.startsWith('https:') };
}

/** `(856) 555-0142` as `tel:+18565550142`. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
