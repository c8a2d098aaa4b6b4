/** The registry of sections as TypeScript, from the names of the files in `sections/`. */
export function generateSections(names: readonly string[]): string {
  return registry({
    names,
    folder: 'sections',
    imports: ["import type { PropsOf } from './section';"],
    value: ['export const sections = {', ...entries(names), '};'],
    types: { name: 'SectionProps', of: (name) => `PropsOf<typeof ${name}>` },
  });
}

/** The registry of content types as TypeScript, from the names of the files in `contentTypes/`. */
export function generateContentTypes(names: readonly string[]): string {
  return registry({
    names,
    folder: 'contentTypes',
    imports: ["import { inOrder } from './contentType';"],
    value: ['export const contentTypes = inOrder({', ...entries(names), '});'],
    types: { name: 'ContentTypes', of: (name) => `typeof ${name}` },
  });
}

interface Registry {
  names: readonly string[];
  folder: string;
  imports: string[];
  value: string[];
  types: { name: string; of: (name: string) => string };
}

const entries = (names: readonly string[]) => [...names].sort().map((name) => `  ${name},`);

function registry({ names, folder, imports, value, types }: Registry): string {
  const sorted = [...names].sort();
  return [
    `// Made by \`npm run generate\` from the files in ${folder}/. Do not edit.`,
    ...imports,
    ...sorted.map((name) => `import { ${name} } from './${folder}/${name}';`),
    '',
    ...value,
    '',
    "declare module './Site' {",
    `  interface ${types.name} {`,
    ...sorted.map((name) => `    ${name}: ${types.of(name)};`),
    '  }',
    '}',
    '',
  ].join('\n');
}
