import type { Raw } from '../read/Source';

/** A name without a value counts as not written. */
export function withoutEmpty(raw: Raw): unknown {
  if (raw === null) return undefined;
  if (Array.isArray(raw)) return raw.map(withoutEmpty);
  if (typeof raw === 'string') return raw;
  const filled = Object.entries(raw).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([name, value]) => [name, withoutEmpty(value)]));
}
