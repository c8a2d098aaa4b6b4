import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { filesFromContent } from './generate/contentFiles';
import { generatedFiles } from './generate/generatedFiles';
import { writeFiles } from './newSite/writeFiles';
import { readOptions, siteFolders, siteOption } from './options';

const { values } = readOptions(
  'Writes the generated files: registries, the owner’s guide, references, forms, tables and charts of speed.',
  siteOption,
);
const { root, content } = siteFolders(values);
const made = [...filesFromContent(content), ...(root === projectFolder ? generatedFiles() : [])];
const changed = made.filter(([path, text]) => {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
writeFiles(root, new Map(changed));
for (const [path] of changed) console.log(`wrote ${path}`);
if (root !== projectFolder) process.exit(0);
// The references are made from the registries, which this process has read before it wrote them.
if (changed.some(([path]) => path.endsWith('.generated.ts'))) {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'generate'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
// Imported only now: it needs development packages, which a site's workflow does not install.
const { subsetFonts } = await import('../renderer/font/subsetFonts');
for (const [name, font] of await subsetFonts())
  writeFileSync(join(projectFolder, 'renderer/font', name), font);
