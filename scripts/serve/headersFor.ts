import type { HeaderRule } from './readHeaderRules';

/** Files whose names carry a hash of what is in them. */
const hashed = /^\/(assets|media)\//;

function fits(rule: string, path: string): boolean {
  const parts = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** The headers of an address: how long it may be kept, and what every rule that fits it says, joined as the hosts join them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const own: Record<string, string> = {};
  for (const rule of rules.filter((each) => fits(each.path, path))) {
    for (const [name, value] of rule.headers) {
      own[name] = own[name] === undefined || own[name] === value ? value : `${own[name]}, ${value}`;
    }
  }
  return {
    'cache-control': hashed.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...own,
  };
}
