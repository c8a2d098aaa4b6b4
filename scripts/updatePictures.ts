import { rmSync } from 'node:fs';
import { keepPictureBrowser } from './browser/pictureBrowser';
import { requireChromium } from './browser/requireChromium';
import { runNode } from './suite/runNode';

/** Takes all pictures of the picture tests anew; git shows which of them changed. */
const chromium = requireChromium(console.log);
if ('why' in chromium) {
  console.error(chromium.why);
  process.exit(2);
}
rmSync('tests/pictures', { recursive: true, force: true });
const environment = { CHROME_PATH: chromium.path, UPDATE_PICTURES: 'yes' };
const code = await runNode('node_modules/vitest/vitest.mjs', ['run', '--project=pictures'], environment);
if (code === 0) keepPictureBrowser(chromium.path);
process.exit(code);
