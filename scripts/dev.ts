import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { contentServer } from '../renderer/dev/contentServer';
import { functionFacts } from '../renderer/outputs/functionFacts';
import { sampleBusiness } from '../supabase/functions/submit-contact-form/sampleBusiness';
import { readOptions, siteFolders } from './options';
import { choosePort } from './serve/choosePort';
import { passToFunction } from './serve/passToFunction';
import { serveWithForm } from './serve/serveWithForm';

const { content, cache } = siteFolders(readOptions({ content: 'DIR', cache: 'DIR' }).values);
const port = await choosePort('npm run dev');
const pages = contentServer({ content, cache, load: loadCheckedSite, log: console.log });
const { site: loaded } = await pages.api.refresh();
const business = loaded ? functionFacts(loaded) : sampleBusiness;
await serveWithForm(port, business, async ({ functionUrl }) => {
  const server = await createServer({
    configFile: join(projectFolder, 'vite.config.ts'),
    plugins: [formFunction(functionUrl), pages],
    server: { port, strictPort: true },
  });
  await server.listen();
  return { stop: () => server.close() };
});
console.log(`
  The site   http://localhost:${port}

Edits of content and code show at once. Ctrl-C stops everything.`);

/** Answers the form as the built site's server does. */
function formFunction(functionUrl: string): Plugin {
  return {
    name: 'form-function',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/functions/v1/')) passToFunction(functionUrl, request, response);
        else next();
      });
    },
  };
}
