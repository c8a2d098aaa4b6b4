import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSpeed } from '../../scripts/bench/drawSpeed';
import { readFigures } from '../../scripts/bench/figures';
import { projectPaths } from '../../scripts/projectPaths';

test.each([...drawSpeed(readFigures())])(
  'docs/%s shows the kept figures; else run `npm run bench:draw`',
  (path, drawn) => expect(readFileSync(join(projectPaths.docs, path), 'utf8')).toBe(drawn),
);
