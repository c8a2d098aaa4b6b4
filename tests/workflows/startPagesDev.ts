import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { requireNewestNode } from '../../scripts/programs';
import { freePort } from '../../scripts/serve/ports';

/** The program that publishes on Cloudflare Pages. Fetched from the registry on first use, because it is very large. */
const [wrangler = ''] =
  /wrangler@[\d.]+/.exec(
    readFileSync(join(projectFolder, '.github', 'workflows', 'deploy-site.yml'), 'utf8'),
  ) ?? [];

/** Serves a folder as Cloudflare Pages does, by its own program, which sends and fetches nothing. Returns the address. */
export async function startPagesDev(
  folder: string,
  { home, end }: { home: string; end: (stop: () => void) => void },
): Promise<string> {
  // It does not run on Node 20.
  const node = requireNewestNode();
  const { path } = 'path' in node ? node : { path: process.execPath };
  const port = await freePort();
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
  const command = ['wrangler', 'pages', 'dev', folder, ...options, '--compatibility-date', '2026-11-01'];
  const install = ['exec', '--yes', '--ignore-scripts', `--package=${wrangler}`];
  const child = spawn('npm', [...install, '--', ...command], {
    cwd: home,
    detached: true,
    env: {
      ...process.env,
      PATH: [dirname(path), process.env.PATH].join(delimiter),
      CI: 'true',
      XDG_CONFIG_HOME: home,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      // It would look for a newer version.
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  end(() => void (child.pid && child.exitCode === null && process.kill(-child.pid)));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('Ready on ')) resolve();
      });
    child.once('error', reject);
    child.once('close', () => reject(new Error(log)));
  });
  return `http://127.0.0.1:${port}`;
}
