import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema } from '../../pipeline/docs/jsonSchema';
import { writeFieldPages } from '../../pipeline/docs/writeFieldReference';
import { writeRuleReference } from '../../pipeline/lint/ruleReference';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';

/** Text files generated from file names, schemas and rules, by path in the project. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ['pipeline/kinds/iconNames.generated.ts', iconNames()],
    ['pipeline/kinds/kinds.generated.ts', kindList()],
    ['pipeline/model/sections.generated.ts', registry('sections')],
    ['pipeline/model/contentTypes.generated.ts', registry('contentTypes')],
    ['pages/sectionComponents.generated.ts', sectionComponents()],
    ['components/client/clientScripts.generated.ts', clientScripts()],
    ['docs/rules.md', writeRuleReference()],
    ...writeFieldPages(),
    ...Object.values(contentTypes).map((type: ContentType): [path: string, text: string] => [
      `docs/schemas/${type.name}.json`,
      `${JSON.stringify(jsonSchema(type), null, 2)}\n`,
    ]),
  ]);
}

/** The names of the modules in a folder, sorted. */
function modulesIn(folder: string): string[] {
  const files = readdirSync(join(projectFolder, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.map((name) => name.replace(/\.ts$/, '')).sort();
}

const readText = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');

/** The text of a generated module. `source`: what it is generated from, for its first line. */
const generated = (source: string, lines: readonly string[]): string =>
  [`// Made by \`npm run generate\` from ${source}. Do not edit.`, ...lines, ''].join('\n');

/** The registries of `pipeline/model`: lines of each module, and an interface of `Site.ts` to extend, with the type of a value there. */
const REGISTRIES = {
  sections: {
    imports: "import type { PropsOf } from './section';",
    begin: 'export const sections = {',
    end: '};',
    types: 'SectionProps',
    typeOf: (name: string) => `PropsOf<typeof ${name}>`,
  },
  contentTypes: {
    imports: "import { inOrder } from './contentType';",
    begin: 'export const contentTypes = inOrder({',
    end: '});',
    types: 'ContentTypes',
    typeOf: (name: string) => `typeof ${name}`,
  },
};

/** The module of a registry: it imports the value of each file in its folder, named like the file, and lists them in one object. */
function registry(folder: keyof typeof REGISTRIES): string {
  const { imports, begin, end, types, typeOf } = REGISTRIES[folder];
  const names = modulesIn(`pipeline/model/${folder}`);
  return generated(`the files in ${folder}/`, [
    imports,
    ...names.map((name) => `import { ${name} } from './${folder}/${name}';`),
    '',
    begin,
    ...names.map((name) => `  ${name},`),
    end,
    '',
    "declare module './Site' {",
    `  interface ${types} {`,
    ...names.map((name) => `    ${name}: ${typeOf(name)};`),
    '  }',
    '}',
  ]);
}

/** A map from names of sections to their components. */
function sectionComponents(): string {
  const sections = modulesIn('pipeline/model/sections');
  const components = sections.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]);
  return generated('the files in components/sections/', [
    ...components.map(([, name]) => `import { ${name} } from '../components/sections/${name}';`),
    '',
    'export const sectionComponents = {',
    ...components.map(([section, name]) => `  ${section}: ${name},`),
    '};',
  ]);
}

/** The list of scripts that enhance the HTML of pages. */
function clientScripts(): string {
  const paths = listFiles(join(projectFolder, 'components')).filter((path) => path.endsWith('.client.ts'));
  const modules = paths.map((path) => path.replace(/\.ts$/, ''));
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

/** The list of all kinds of values. Kinds named `…Answer` are only for the questions of a new site. */
function kindList(): string {
  const folder = 'pipeline/kinds';
  const files = modulesIn(folder).flatMap((file) => {
    const matches = readText(`${folder}/${file}.ts`).matchAll(/^export const (\w+Kind)\b/gm);
    const names = [...matches].map(([, name = '']) => name);
    return names.length > 0 ? [{ file, names }] : [];
  });
  return generated('the files in kinds/', [
    ...files.map(({ file, names }) => `import { ${names.toSorted().join(', ')} } from './${file}';`),
    "import type { Kind } from './kind';",
    '',
    '/** Every kind of value that people type in more than one way, or wrongly. */',
    'export const kinds: readonly Kind[] = [',
    ...files.flatMap(({ names }) => names.map((name) => `  ${name},`)),
    '];',
  ]);
}

/** The names of icons as one string, because an array of two thousand strings loads slowly. Lucide's own list would load every icon. */
function iconNames(): string {
  const list = readText('node_modules/lucide-react/dist/esm/icons/index.mjs');
  const names = [...list.matchAll(/from '\.\/([\w-]+)\.mjs'/g)].map(([, name = '']) => name);
  return generated('the set of icons', [
    `const NAMES = '${names.sort().join(' ')}';`,
    '',
    '/** The names of all icons, in lower case with hyphens. */',
    "export const iconNames = (): string[] => NAMES.split(' ');",
  ]);
}
