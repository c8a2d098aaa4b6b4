import type { AuthoredValue, ResolvedValue } from '../kinds/values';

/** A value with a `type`, such as a link or a picture. */
type Tagged = AuthoredValue | ResolvedValue;

const TAGS: ReadonlySet<unknown> = new Set<Tagged['type']>([
  'image',
  'logo',
  'link',
  'reference',
  'prose',
  'picture',
]);

/** A handler per tag, and for strings and lists. `path` is the path of the field: `questions.0.answer`. */
export type Handlers<V extends Tagged> = {
  [Tag in V['type']]?: (value: Extract<V, { type: Tag }>, path: string) => void;
} & {
  string?: (text: string, path: string) => void;
  list?: (list: readonly unknown[], path: string) => void;
};

/** Calls the handlers for all values in a value, in order. Does not descend into tagged values. */
export function visit<V extends Tagged = AuthoredValue>(
  value: unknown,
  handlers: Handlers<V>,
  path = '',
): void {
  if (typeof value === 'string') handlers.string?.(value, path);
  if (!isObject(value)) return;
  if (isTagged(value)) {
    functionFor(handlers, value.type)?.(value, path);
    return;
  }
  if (Array.isArray(value)) handlers.list?.(value, path);
  for (const name of Object.keys(value)) {
    const inner = value[name];
    if (isObject(inner) || handlers.string) visit(inner, handlers, path === '' ? name : `${path}.${name}`);
  }
}

/** A replacement function per tag, and for strings. Other values remain unchanged. */
export type Replacements<V extends Tagged> = {
  [Tag in V['type']]?: (value: Extract<V, { type: Tag }>) => unknown;
} & { string?: (text: string) => string };

/** A copy of a value, with its tagged values and strings replaced. */
function mapValues<V extends Tagged = AuthoredValue>(value: unknown, replace: Replacements<V>): unknown {
  if (typeof value === 'string') return replace.string ? replace.string(value) : value;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => mapValues(item, replace));
  if (!isTagged(value)) return mapFields(value, replace);
  const replaced = functionFor(replace, value.type);
  return replaced ? replaced(value) : value;
}

/** A copy of an object of fields, with its tagged values and strings replaced. */
export function mapFields<V extends Tagged = AuthoredValue>(
  fields: Readonly<Record<string, unknown>>,
  replace: Replacements<V>,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) mapped[name] = mapValues(fields[name], replace);
  return mapped;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTagged(value: Record<string, unknown>): value is Record<string, unknown> & Tagged {
  return TAGS.has(value.type);
}

/** Casts, because TypeScript cannot relate a tag to the argument of its function. */
function functionFor(functions: object, tag: Tagged['type']) {
  return (functions as Partial<Record<string, (value: Tagged, path?: string) => unknown>>)[tag];
}
