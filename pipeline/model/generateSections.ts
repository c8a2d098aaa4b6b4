/** The registry of sections as TypeScript, from the names of the files in `sections/`. */
export function generateSections(names: readonly string[]): string {
  const sorted = [...names].sort();
  return [
    '// Made by `npm run generate` from the files in sections/. Do not edit.',
    "import type { PropsOf } from './section';",
    ...sorted.map((name) => `import { ${name} } from './sections/${name}';`),
    '',
    'export const sections = {',
    ...sorted.map((name) => `  ${name},`),
    '};',
    '',
    'export type SectionName = keyof typeof sections;',
    'export type SectionProps<K extends SectionName> = PropsOf<(typeof sections)[K]>;',
    '',
  ].join('\n');
}
