import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startServer } from '../scripts/serve/startServer';

/** The folder to which `npm run build` writes the site. */
export const builtFolder = join(import.meta.dirname, '..', 'dist', 'client');

/** Serves the built site on a free port, with the form at `functionUrl` if given. The caller stops it. */
export function builtSite(functionUrl?: string, folder = builtFolder): Promise<Server> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no site: run \`npm run build\` first`);
  return startServer({ folder, port: 0, ...(functionUrl && { functionUrl }) });
}
