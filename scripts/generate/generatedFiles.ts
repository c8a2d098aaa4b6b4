import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema } from '../../pipeline/docs/jsonSchema';
import { writeFieldReference } from '../../pipeline/docs/writeFieldReference';
import { type GuideFacts, writeGuide } from '../../pipeline/docs/writeGuide';
import type { ImageValue } from '../../pipeline/fields/values';
import { writeRuleReference } from '../../pipeline/lint/reference';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { loadFolder } from '../../pipeline/model/loadFolder';
import { defaultAddress } from '../../pipeline/model/newFile';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listContent, listFiles } from '../../pipeline/source/listFolder';
import { drawSpeed } from '../bench/drawSpeed';
import { projectPaths } from '../projectPaths';
import {
  generateClientScripts,
  generateContentTypes,
  generateIconNames,
  generateSectionComponents,
  generateSections,
} from './registries';

/** Every generated text file by its path in the project: made from names of files, schemas, rules and recorded figures. */
export function generatedFiles(): Map<string, string> {
  const sections = modulesIn('pipeline/model/sections');
  return new Map([
    ['pipeline/fields/iconNames.generated.ts', generateIconNames(listIcons())],
    ['pipeline/model/sections.generated.ts', generateSections(sections)],
    [
      'pipeline/model/contentTypes.generated.ts',
      generateContentTypes(modulesIn('pipeline/model/contentTypes')),
    ],
    ['pages/sectionComponents.generated.ts', generateSectionComponents(sections)],
    ['components/client/clientScripts.generated.ts', generateClientScripts(listClientScripts())],
    ['content/README.md', writeGuide(readGuideFacts(projectPaths.content))],
    ['content/FIELDS.md', writeFieldReference()],
    ['docs/rules.md', writeRuleReference()],
    ...schemas(),
    ...drawSpeed(),
  ]);
}

/** What the guide takes from a content folder. */
export function readGuideFacts(folder: string): GuideFacts {
  const { entries } = loadFolder(listContent(folder));
  const fields = entries.find(({ type }) => type === 'business')?.fields ?? {};
  const [category = ''] = (fields.articleCategories ?? []) as string[];
  const image = fields.image as ImageValue | undefined;
  return {
    repository: String(fields.repository ?? ''),
    category,
    image: image?.path ?? '',
    place: defaultAddress(fields),
  };
}

function modulesIn(folder: string): string[] {
  const files = readdirSync(join(projectFolder, folder)).filter((name) => name.endsWith('.ts'));
  return files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
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
