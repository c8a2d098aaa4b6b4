import type { Mention } from './mentions';

/** Every mention in a value, with the path of the field it stands in. */
export function* mentionsIn(value: unknown, path = ''): Generator<{ mention: Mention; field: string }> {
  if (isMention(value)) yield { mention: value, field: path };
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value))
      yield* mentionsIn(inner, path === '' ? name : `${path}.${name}`);
  }
}

export function isMention(value: unknown): value is Mention {
  return typeof value === 'object' && value !== null && 'mention' in value;
}
