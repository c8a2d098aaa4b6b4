import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema } from '../../pipeline/docs/jsonSchema';
import { writeFieldPages } from '../../pipeline/docs/writeFieldReference';
import { writeRuleReference } from '../../pipeline/lint/reference';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import {
  generateClientScripts,
  generateContentTypes,
  generateIconNames,
  generateKinds,
  generateSectionComponents,
  generateSections,
} from './registries';

/** Text files generated from code, by their path in the project: from names of files, schemas and rules. */
export function generatedFiles(): Map<string, string> {
  const sections = modulesIn('pipeline/model/sections');
  return new Map([
    ['pipeline/kinds/iconNames.generated.ts', generateIconNames(listIcons())],
    ['pipeline/kinds/kinds.generated.ts', generateKinds(kindsByFile())],
    ['pipeline/model/sections.generated.ts', generateSections(sections)],
    [
      'pipeline/model/contentTypes.generated.ts',
      generateContentTypes(modulesIn('pipeline/model/contentTypes')),
    ],
    ['pages/sectionComponents.generated.ts', generateSectionComponents(sections)],
    ['components/client/clientScripts.generated.ts', generateClientScripts(listClientScripts())],
    ['docs/rules.md', writeRuleReference()],
    ...writeFieldPages(),
    ...schemas(),
  ]);
}

function modulesIn(folder: string): string[] {
  const files = readdirSync(join(projectFolder, folder)).filter((name) => name.endsWith('.ts'));
  return files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
}

/** The names of the kinds that each file exports; those that only a new site asks for are called `…Answer`. */
function kindsByFile(): Map<string, string[]> {
  const folder = 'pipeline/kinds';
  const namesIn = (file: string) =>
    readFileSync(join(projectFolder, folder, `${file}.ts`), 'utf8').matchAll(/^export const (\w+Kind)\b/gm);
  return new Map(modulesIn(folder).map((file) => [file, [...namesIn(file)].map(([, name = '']) => name)]));
}

function listClientScripts(): string[] {
  return listFiles(join(projectFolder, 'components')).filter((path) => path.endsWith('.client.ts'));
}

function schemas(): [path: string, text: string][] {
  return Object.values(contentTypes).map((type: ContentType) => [
    `docs/schemas/${type.name}.json`,
    `${JSON.stringify(jsonSchema(type), null, 2)}\n`,
  ]);
}

/** The names of all icons, from their files. */
function listIcons(): string[] {
  const list = readFileSync(
    join(projectFolder, 'node_modules/lucide-react/dist/esm/icons/index.mjs'),
    'utf8',
  );
  return [...list.matchAll(/from '\.\/([\w-]+)\.mjs'/g)].map(([, name = '']) => name);
}
