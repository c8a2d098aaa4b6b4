import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { subsetInter } from '../renderer/font/subsetInter';
import { generatedFiles } from './generate/generatedFiles';
import { readOptions } from './options';

readOptions({});
const changed = [...generatedFiles()].filter(([path, text]) => {
  const file = join(projectFolder, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
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
writeFileSync(join(projectFolder, 'renderer/font/inter.woff2'), await subsetInter());
