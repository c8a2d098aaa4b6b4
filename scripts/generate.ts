import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { subsetFonts } from '../renderer/font/subsetFonts';
import { contentFiles, formFiles } from './generate/contentFiles';
import { generatedFiles } from './generate/generatedFiles';
import { readOptions } from './options';
import { projectPaths } from './projectPaths';

readOptions(
  'Writes the generated files: registries, the owner’s guide, references, forms, tables and charts of speed.',
  {},
);
const ofContent = [...contentFiles(projectPaths.content)].map(
  ([path, text]) => [`content/${path}`, text] as const,
);
const changed = [...generatedFiles(), ...ofContent, ...formFiles(projectPaths.content)].filter(
  ([path, text]) => {
    const file = join(projectFolder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  },
);
for (const [path, text] of changed) {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
  writeFileSync(join(projectFolder, path), text);
  console.log(`wrote ${path}`);
}
// The references are made from the registries, which this process has read before it wrote them.
if (changed.some(([path]) => path.endsWith('.generated.ts'))) {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'generate'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
for (const [name, font] of await subsetFonts())
  writeFileSync(join(projectFolder, 'renderer/font', name), font);
