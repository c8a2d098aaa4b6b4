import type { Link, Mention, Picture, Prose, StoredText, TextMention } from '../fields/mentions';
import { isMention } from '../fields/mentionsIn';
import { type Surroundings, withSite } from '../markdown/withSite';

/** What mentions are replaced by, on one page. */
export interface Resolver {
  facts: Record<string, string>;
  picture: (path: string) => Picture | undefined;
  /** The file whose words these are. */
  file: string;
}

/** The same value with pictures, links, texts and `{facts}` in place of what the owner wrote. */
export function resolveMentions(value: unknown, resolver: Resolver): unknown {
  if (typeof value === 'string') return fill(value, resolver);
  if (isMention(value)) return resolveMention(value, resolver);
  if (Array.isArray(value)) return value.map((item) => resolveMentions(item, resolver));
  if (value && typeof value === 'object') {
    const resolved: Record<string, unknown> = {};
    const written = value as Record<string, unknown>;
    for (const name of Object.keys(written)) resolved[name] = resolveMentions(written[name], resolver);
    return resolved;
  }
  return value;
}

function resolveMention(
  mention: Mention,
  resolver: Resolver,
): Picture | Link | Prose | StoredText | string | undefined {
  if (mention.mention === 'image') return resolver.picture(mention.path);
  if (mention.mention === 'link')
    return { ...linkTo(fill(mention.to, resolver)), label: fill(mention.label, resolver) };
  if (mention.mention === 'reference') return mention.name;
  if (mention.mention === 'text') return storedText(mention, resolver);
  return withSite(mention.elements, surroundingsOf(resolver));
}

/** What a text's elements get from the site. */
export function surroundingsOf(resolver: Pick<Resolver, 'facts' | 'picture'>): Surroundings {
  return {
    picture: resolver.picture,
    link: (to) => linkTo(fill(decodeURI(to), resolver)),
    fill: (words) => fill(words, resolver),
  };
}

function storedText(
  { hash, words, notes, facts: names }: TextMention,
  { facts, picture, file }: Resolver,
): StoredText {
  const paths = notes.flatMap((note) => (note.type === 'image' ? [note.url] : []));
  const pictures = paths.flatMap((path) => {
    const found = picture(path);
    return found ? [[path, found] as const] : [];
  });
  const named = names.flatMap((name) => (name in facts ? [[name, facts[name] ?? ''] as const] : []));
  return {
    text: hash,
    file,
    words,
    pictures: Object.fromEntries(pictures),
    facts: Object.fromEntries(named),
  };
}

function fill(text: string, { facts }: Pick<Resolver, 'facts'>): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (written, name: string) => facts[name] ?? written);
}

/** An address as a link needs it; a phone number gets its country. */
export function linkTo(to: string): Link {
  if (to.startsWith('tel:')) return { label: '', href: telephone(to.slice(4)), external: false };
  return { label: '', href: to, external: to.startsWith('https:') };
}

/** `(856) 555-0142` as `tel:+18565550142`; 811 and the like stay, since they have no country. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
