/** The registry of sections as TypeScript, from the names of the files in `sections/`. */
export const generateSections = (names: readonly string[]): string =>
  registry('sections', names, {
    imports: "import type { PropsOf } from './section';",
    value: ['export const sections = {', '};'],
    types: ['SectionProps', (name) => `PropsOf<typeof ${name}>`],
  });

/** The registry of content types as TypeScript, from the names of the files in `contentTypes/`. */
export const generateContentTypes = (names: readonly string[]): string =>
  registry('contentTypes', names, {
    imports: "import { inOrder } from './contentType';",
    value: ['export const contentTypes = inOrder({', '});'],
    types: ['ContentTypes', (name) => `typeof ${name}`],
  });

interface Registry {
  imports: string;
  /** The lines around the names. */
  value: [begin: string, end: string];
  types: [name: string, of: (name: string) => string];
}

function registry(folder: string, names: readonly string[], { imports, value, types }: Registry): string {
  const sorted = [...names].sort();
  const [begin, end] = value;
  const [type, of] = types;
  return generated(`the files in ${folder}/`, [
    imports,
    ...sorted.map((name) => `import { ${name} } from './${folder}/${name}';`),
    '',
    begin,
    ...sorted.map((name) => `  ${name},`),
    end,
    '',
    "declare module './Site' {",
    `  interface ${type} {`,
    ...sorted.map((name) => `    ${name}: ${of(name)};`),
    '  }',
    '}',
  ]);
}

const generated = (source: string, lines: readonly string[]): string =>
  [`// Made by \`npm run generate\` from ${source}. Do not edit.`, ...lines, ''].join('\n');

/** Every section's component by the section's name, as TypeScript. */
export function generateSectionComponents(names: readonly string[]): string {
  const components = [...names].sort().map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]);
  return generated('the files in components/sections/', [
    ...components.map(([, name]) => `import { ${name} } from '../components/sections/${name}';`),
    '',
    'export const sectionComponents = {',
    ...components.map(([section, name]) => `  ${section}: ${name},`),
    '};',
  ]);
}

/** The scripts that improve the HTML of pages, from the paths of the files `*.client.ts` in `components/`, as TypeScript. */
export function generateClientScripts(paths: readonly string[]): string {
  const modules = [...paths].sort().map((path) => path.replace(/\.ts$/, ''));
  const nameOf = (module: string) => module.replace(/^.*\//, '').replace('.client', '');
  return generated('the files `*.client.ts` in components/', [
    ...modules.map((module) => `import * as ${nameOf(module)} from '../${module}';`),
    '',
    '/** Each selector, and what is called with each element of a page that it finds. */',
    'export const clientScripts: readonly [selector: string, enhance: (element: never) => void][] = [',
    ...modules.map(nameOf).map((name) => `  [${name}.selector, ${name}.enhance],`),
    '];',
  ]);
}

/** The list of all kinds of value as TypeScript, from the names that each file exports. */
export function generateKinds(exported: ReadonlyMap<string, readonly string[]>): string {
  const files = [...exported].filter(([, names]) => names.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return generated('the files in kinds/', [
    ...files.map(([file, names]) => `import { ${[...names].sort().join(', ')} } from './${file}';`),
    "import type { Kind } from './kind';",
    '',
    '/** Every kind of value that people type in more than one way, or wrongly. */',
    'export const kinds: readonly Kind[] = [',
    ...files.flatMap(([, names]) => names.map((name) => `  ${name},`)),
    '];',
  ]);
}

/** The module of the names of icons: one text, since a list of two thousand would take long to read. */
export function generateIconNames(names: readonly string[]): string {
  return generated('the set of icons', [
    `const NAMES = '${[...names].sort().join(' ')}';`,
    '',
    '/** The names of all icons, in lower case with hyphens. */',
    "export const iconNames = (): string[] => NAMES.split(' ');",
  ]);
}
