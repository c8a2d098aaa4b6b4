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

/** The scripts that improve the HTML of pages, from the paths of the files `*.client.ts` in `components/`, as TypeScript. */
export function generateClientScripts(paths: readonly string[]): string {
  const scripts = [...paths].sort().map((path) => {
    const module = path.replace(/\.ts$/, '');
    return { module, name: module.replace(/^.*\//, '').replace('.client', '') };
  });
  return [
    '// Made by `npm run generate` from the files `*.client.ts` in components/. Do not edit.',
    ...scripts.map(({ name, module }) => `import * as ${name} from '../${module}';`),
    '',
    '/** Each selector, and what is called with each element of a page that it finds. */',
    'export const clientScripts: readonly [selector: string, enhance: (element: never) => void][] = [',
    ...scripts.map(({ name }) => `  [${name}.selector, ${name}.enhance],`),
    '];',
    '',
  ].join('\n');
}

/** The list of all kinds of value as TypeScript, from the names that each file exports. */
export function generateKinds(exported: ReadonlyMap<string, readonly string[]>): string {
  const files = [...exported].filter(([, names]) => names.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '// Made by `npm run generate` from the files in kinds/. Do not edit.',
    ...files.map(([file, names]) => `import { ${[...names].sort().join(', ')} } from './${file}';`),
    "import type { Kind } from './kind';",
    '',
    '/** Every kind of value that people type in more than one way, or wrongly. */',
    'export const kinds: readonly Kind[] = [',
    ...files.flatMap(([, names]) => names.map((name) => `  ${name},`)),
    '];',
    '',
  ].join('\n');
}

/** The module of the names of icons: one text, since a list of two thousand would take long to read. */
export function generateIconNames(names: readonly string[]): string {
  return [
    '// Made by `npm run generate` from the set of icons. Do not edit.',
    `const NAMES = '${[...names].sort().join(' ')}';`,
    '',
    '/** The names of all icons, in lower case with hyphens. */',
    "export const iconNames = (): string[] => NAMES.split(' ');",
    '',
  ].join('\n');
}
