import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { hashOf } from '../../pipeline/source/store.mjs';
import { tryGit } from '../git';
import { BuiltPages } from '../look/BuiltPages';

/** A file of the published site that describes the deployment. The next deployment fetches it from the live site. */
const FILE = 'deployed.json';

const Deployment = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Hashes of pages by hashes of their addresses. The file is public, and some addresses are listed nowhere. */
  pages: z.record(z.string(), z.string()),
});
type Deployment = z.output<typeof Deployment>;

/** A hash of each page of a built site, by address. */
export function hashPages(out: string): Map<string, string> {
  const pages = [...new BuiltPages(out).pages].filter(([address]) => address !== '/404');
  return new Map(pages.map(([address, html]) => [address, hashOf(html)]));
}

/** Writes the description of a deployment into the built site. `pages`: the result of `hashPages`. */
export function writeDeployment(out: string, commit: string, pages: ReadonlyMap<string, string>): void {
  const hashed = [...pages].map(([address, hash]) => [hashOf(address), hash]);
  const deployment: Deployment = { commit, pages: Object.fromEntries(hashed) };
  writeFileSync(join(out, FILE), JSON.stringify(deployment));
}

/** What the live site says of its deployment; undefined if it cannot be read. */
export function fetchDeployment(siteUrl: string): Promise<Deployment | undefined> {
  return fetchJson(`${new URL(`/${FILE}`, siteUrl)}`, Deployment);
}

/** Fetches JSON; undefined if the request fails or the JSON does not match the schema. */
async function fetchJson<T>(url: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? schema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** More than a merge usually has. A push of thousands of commits needs no comment on each. */
const MAX_COMMITS = 100;

/** What a deployment changes on the live site. */
export const Changes = z.object({
  /** The URL of the site, without a trailing slash. */
  site: z.string(),
  /** New commits of main, newest first. */
  commits: z.array(z.string()),
  /** Addresses of pages, and the number of removed pages; undefined if the live site is unknown. */
  pages: z.object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.number() }).optional(),
});
export type Changes = z.output<typeof Changes>;

/** Compares a build of `commit` with the live site. `pages`: the result of `hashPages`; `live`: undefined if it is unknown. */
export function findChanges(
  repository: string,
  built: { site: string; commit: string; pages: ReadonlyMap<string, string>; live: Deployment | undefined },
): Changes {
  const { site, commit, pages, live } = built;
  if (!live) return { site, commits: [commit] };
  const range = `${live.commit}..${commit}`;
  const log = ['log', '--first-parent', '--format=%H', `--max-count=${MAX_COMMITS}`, range];
  const commits = tryGit(repository, log)?.split('\n').filter(Boolean) ?? [];
  return {
    site,
    commits: commits.length > 0 ? commits : [commit],
    pages: diffHashes(live.pages, pages),
  };
}

/** The pages of a build that are new or changed since the live deployment, and the number of those that are gone. */
function diffHashes(before: Deployment['pages'], after: ReadonlyMap<string, string>): Changes['pages'] {
  const old = new Map(Object.entries(before));
  const kept = [...after].filter(([address]) => old.has(hashOf(address)));
  return {
    added: [...after.keys()].filter((address) => !old.has(hashOf(address))),
    changed: kept.flatMap(([address, hash]) => (old.get(hashOf(address)) === hash ? [] : address)),
    gone: old.size - kept.length,
  };
}

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
