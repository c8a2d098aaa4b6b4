import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deployedVersion } from '../../scripts/deploy/lastDeployment';
import { startFunction, writeImportMap } from '../../scripts/stack/startFunction';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';

test('a function that was deployed reports its hash, although its database does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url, stop } = await startFunction({
    folder,
    environment: { LEAD_FORM_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/postgres' },
    importMap: writeImportMap(folder, { ...sampleBusiness, version: 'a1b2c3' }),
    log: () => undefined,
  });
  try {
    expect(await deployedVersion(url)).toBe('a1b2c3');
  } finally {
    await stop();
  }
});
