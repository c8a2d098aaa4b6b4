import type { Mention } from './mentions';

export interface PlacedMention {
  mention: Mention;
  /** The path of the field it stands in. */
  field: string;
}

/** Every mention in a value. */
export function mentionsIn(value: unknown, path = '', found: PlacedMention[] = []): PlacedMention[] {
  if (isMention(value)) found.push({ mention: value, field: path });
  else
    for (const name of Object.keys(value ?? {})) {
      const inner = (value as Record<string, unknown>)[name];
      if (typeof inner === 'object') mentionsIn(inner, path === '' ? name : `${path}.${name}`, found);
    }
  return found;
}

export function isMention(value: unknown): value is Mention {
  return typeof value === 'object' && value !== null && 'mention' in value;
}
