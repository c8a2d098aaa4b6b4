/** The module of the names of signs: one text, since a list of two thousand would take long to read. */
export function generateIconNames(names: readonly string[]): string {
  return [
    '// Made by `npm run generate` from the set of signs. Do not edit.',
    `const NAMES = '${[...names].sort().join(' ')}';`,
    '',
    '/** The names of all signs, in lower case with hyphens. */',
    "export const iconNames = (): string[] => NAMES.split(' ');",
    '',
  ].join('\n');
}
