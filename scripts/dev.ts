import { join } from 'node:path';
import { createServer } from 'vite';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { contentServer } from '../renderer/dev/contentServer';
import { readOptions, siteFolders } from './options';
import { choosePort } from './serve/choosePort';
import { serveWithForm } from './serve/serveWithForm';

const { content, cache } = siteFolders(readOptions({ content: 'DIR', cache: 'DIR' }).values);
const port = await choosePort('npm run dev');
await serveWithForm(port, async ({ functionUrl }) => {
  const server = await createServer({
    configFile: join(projectFolder, 'vite.config.ts'),
    plugins: [contentServer({ content, cache, load: loadCheckedSite, log: console.log })],
    server: { port, strictPort: true, proxy: { '/functions/v1': { target: functionUrl, xfwd: true } } },
  });
  await server.listen();
  return { stop: () => server.close() };
});
console.log(`
  The site   http://localhost:${port}

Edits of content and code show at once. Ctrl-C stops everything.`);
