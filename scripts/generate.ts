import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonSchema } from '../pipeline/docs/jsonSchema';
import { writeFieldReference } from '../pipeline/docs/writeFieldReference';
import { writeGuide } from '../pipeline/docs/writeGuide';
import { writeRuleReference } from '../pipeline/lint/reference';
import type { ContentType } from '../pipeline/model/contentType';
import { contentTypes } from '../pipeline/model/contentTypes.generated';
import { subsetInter } from '../renderer/font/subsetInter';
import {
  generateClientScripts,
  generateContentTypes,
  generateIconNames,
  generateSectionComponents,
  generateSections,
} from './generateRegistries';
import { readGuideFacts } from './readGuideFacts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is made from the names of files and from the schemas, by its path; a test compares it with what is there. */
export function generated(): Map<string, string> {
  const sections = modulesIn('pipeline/model/sections');
  return new Map([
    ['pipeline/fields/iconNames.generated.ts', generateIconNames(icons())],
    ['pipeline/model/sections.generated.ts', generateSections(sections)],
    [
      'pipeline/model/contentTypes.generated.ts',
      generateContentTypes(modulesIn('pipeline/model/contentTypes')),
    ],
    ['pages/sectionComponents.generated.ts', generateSectionComponents(sections)],
    ['components/client/clientScripts.generated.ts', generateClientScripts(clientScripts())],
    ['content/README.md', writeGuide(readGuideFacts(join(ROOT, 'content')))],
    ['content/FIELDS.md', writeFieldReference()],
    ['docs/rules.md', writeRuleReference()],
    ...schemas(),
  ]);
}

function modulesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ts'));
  return files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
}

function clientScripts(): string[] {
  const folder = join(ROOT, 'components');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.client.ts'))
    .map((path) => path.replaceAll('\\', '/'));
}

/** Made as text and never changed by a formatter. */
function schemas(): [path: string, text: string][] {
  return Object.values(contentTypes).map((type: ContentType) => [
    `docs/schemas/${type.name}.json`,
    `${JSON.stringify(jsonSchema(type), null, 2)}\n`,
  ]);
}

/** The icons of the set, by the names of their files; the list of them all names each once. */
function icons(): string[] {
  const list = readFileSync(join(ROOT, 'node_modules/lucide-react/dist/esm/icons/index.mjs'), 'utf8');
  return [...list.matchAll(/from '\.\/([\w-]+)\.mjs'/g)].map(([, name = '']) => name);
}

/** Writes what has changed; returns the paths. */
export function generate(): string[] {
  return [...generated()].flatMap(([path, text]) => {
    const file = join(ROOT, path);
    if (textOf(file) === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The reference is made from the registries as they were read at the start: once these are written it is made anew. */
export function isStale(written: readonly string[]): boolean {
  return written.some((path) => path.endsWith('.generated.ts'));
}

function again(): void {
  execFileSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = generate();
  for (const path of written) console.log(`wrote ${path}`);
  if (isStale(written)) again();
  writeFileSync(join(ROOT, 'renderer/font/inter.woff2'), await subsetInter());
}
