import { linkTo } from '../kinds/link';
import type { AuthoredValue, Logo, Picture, Prose, ProseValue } from '../kinds/values';
import { fill } from '../labels/fill';
import { picturePath } from '../markdown/openProse';
import { mapFields, type Replacements } from './visit';

/** What the values of a file are resolved with. */
export interface Resolver {
  facts: Record<string, string>;
  picture: (path: string) => Picture | undefined;
  logo: (path: string) => Logo | undefined;
  /** The path of the file, for its texts. */
  file: string;
}

/** A copy of fields in which pictures, links, texts and `{facts}` are replaced with their resolved values. */
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

/** A text with the pictures and facts that it names. */
export function resolveProse({ hash, notes, facts: names }: ProseValue, resolver: Resolver): Prose {
  const { file, facts, picture } = resolver;
  const pictures: Prose['pictures'] = {};
  for (const { type, url } of notes) {
    // A definition may be the address of a picture.
    const path = picturePath(url);
    const image = type === 'link' ? undefined : picture(path);
    if (image) pictures[path] = image;
  }
  const named = names.filter((name) => name in facts).map((name) => [name, facts[name] ?? '']);
  return { type: 'prose', hash, file, pictures, facts: Object.fromEntries(named) };
}
