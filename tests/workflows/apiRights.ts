interface Wanted {
  name: string;
  right: 'read' | 'write';
}

/** What a call of GitHub's API needs, by the beginning of its path: one of these permissions. */
const NEEDS: readonly (readonly [path: RegExp, ...names: string[]])[] = [
  [/^\/collaborators\//, 'metadata'],
  [/^\/issues\/\d+\/comments|^\/issues\/comments\//, 'issues', 'pull-requests'],
  [/^\/issues/, 'issues'],
  [/^\/pulls|^\/commits\/\w+\/pulls/, 'pull-requests'],
  [/^\/statuses|^\/commits\/\w+\/status/, 'statuses'],
  [/^\/actions\//, 'actions'],
  [/^\/markdown|^$/, 'metadata'],
  [/^\//, 'contents'],
];

/** The permissions that each allow a call, given as `METHOD /path`. */
export function rightFor(call: string): Wanted[] {
  const [method = '', path = ''] = call.split(' ');
  const [, ...names] = NEEDS.find(([beginning]) => beginning.test(path)) ?? [];
  return names.map((name) => ({ name, right: method === 'GET' ? 'read' : 'write' }));
}
