import { rmSync } from 'node:fs';
import { recordPictureVersion, requireChromium } from './chromium';
import { readOptions, refuse } from './options';
import { runNode } from './suite/runNode';

/** Takes all pictures of the picture tests again. Git shows which of them changed. */
readOptions('Takes new screenshots for the tests in tests/pictures.', {});
const chromium = requireChromium(console.log);
if ('why' in chromium) refuse(chromium.why);
rmSync('tests/pictures', { recursive: true, force: true });
const environment = { CHROME_PATH: chromium.path, UPDATE_PICTURES: 'yes' };
const code = await runNode('node_modules/vitest/vitest.mjs', ['run', '--project=pictures'], { environment });
if (code === 0) recordPictureVersion(chromium.path);
process.exit(code);
