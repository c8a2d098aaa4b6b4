import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { fetchJson } from './lastDeployment';

/** The function's configuration, which the build writes. */
const CONFIG_FILE = 'functions/submit-contact-form/business.json';
/** Modules outside of its folder that the function imports. */
const IMPORTED = [join(projectFolder, 'pipeline/labels/fill.ts')];

/** Removes the version that `writeVersion` added. */
const Config = z.record(z.string(), z.unknown()).transform(({ version: _, ...config }) => config);
const VersionAnswer = z.object({ version: z.string().nullable() });

/** A hash of all that is deployed to Supabase from the folder `supabase`. If the live function reports the same, nothing is deployed. */
export function backendVersion(supabase: string): string {
  const isDeployed = (path: string) =>
    !path.endsWith('.test.ts') &&
    /^(?:config\.toml$|migrations\/|functions\/submit-contact-form\/)/.test(path);
  const hash = createHash('sha256');
  for (const path of listFiles(supabase).filter(isDeployed).sort()) {
    const bytes =
      path === CONFIG_FILE
        ? Buffer.from(JSON.stringify(readConfig(supabase)))
        : readFileSync(join(supabase, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  for (const file of IMPORTED) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

function readConfig(supabase: string): z.output<typeof Config> {
  return Config.parse(JSON.parse(readFileSync(join(supabase, CONFIG_FILE), 'utf8')));
}

/** Writes the version into the function's configuration, so that the deployed function can report it. */
export function writeVersion(supabase: string, version: string): void {
  const config = { version, ...readConfig(supabase) };
  writeFileSync(join(supabase, CONFIG_FILE), `${JSON.stringify(config, null, 2)}\n`);
}

/** The version that the live function reports; undefined if it does not respond or has no version. */
export async function deployedVersion(functionsUrl: string): Promise<string | undefined> {
  const answer = await fetchJson(`${functionsUrl}/functions/v1/submit-contact-form/version`, VersionAnswer);
  return answer?.version ?? undefined;
}
