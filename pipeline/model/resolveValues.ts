import { linkTo } from '../kinds/link';
import type { AuthoredValue, Logo, Picture, Prose, ProseValue } from '../kinds/values';
import { fill } from '../labels/fill';
import { mapFields, type Replacements } from './visit';

/** Resolves the values of one file. */
export interface Resolver {
  facts: Record<string, string>;
  picture: (path: string) => Picture | undefined;
  logo: (path: string) => Logo | undefined;
  file: string;
}

/** Replaces pictures, links, texts and `{facts}` with their resolved values. */
export function resolveValues(fields: Record<string, unknown>, resolver: Resolver): Record<string, unknown> {
  const { facts, picture, logo } = resolver;
  const replacements: Replacements<AuthoredValue> = {
    string: (text) => fill(text, facts),
    image: ({ path }) => picture(path),
    logo: ({ path }) => logo(path),
    link: ({ label, to }) => ({ ...linkTo(fill(to, facts)), label: fill(label, facts) }),
    reference: ({ name }) => name,
    prose: (text) => resolveProse(text, resolver),
  };
  return mapFields(fields, replacements);
}

export function resolveProse({ hash, words, notes, facts: names }: ProseValue, resolver: Resolver): Prose {
  const { file, facts, picture } = resolver;
  const pictures: Prose['pictures'] = {};
  for (const { type, url } of notes) {
    const found = type === 'image' || type === 'definition' ? picture(url) : undefined;
    if (found) pictures[url] = found;
  }
  const named = names.flatMap((name) => (name in facts ? [[name, facts[name] ?? ''] as const] : []));
  return {
    type: 'prose',
    hash,
    file,
    words,
    pictures,
    facts: Object.fromEntries(named),
  };
}
