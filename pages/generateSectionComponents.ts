/** Every section's component by the section's name, as TypeScript. */
export function generateSectionComponents(names: readonly string[]): string {
  const sorted = [...names].sort();
  const component = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return [
    '// Made by `npm run generate` from the files in components/sections/. Do not edit.',
    ...sorted.map(
      (name) => `import { ${component(name)} } from '../components/sections/${component(name)}';`,
    ),
    '',
    'export const sectionComponents = {',
    ...sorted.map((name) => `  ${name}: ${component(name)},`),
    '};',
    '',
  ].join('\n');
}
