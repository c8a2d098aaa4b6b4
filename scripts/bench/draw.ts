import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectPaths } from '../projectPaths';
import { drawSpeed } from './drawSpeed';
import { readFigures } from './figures';

for (const [path, text] of drawSpeed(readFigures())) {
  const file = join(projectPaths.docs, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`drew docs/${path}`);
}
