import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { loadCheckedSite } from '../pipeline/lint/lint';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { contentServer } from '../renderer/dev/contentServer';
import { functionConfig } from '../renderer/outputs/functionConfig';
import { sampleBusiness } from '../supabase/functions/submit-contact-form/sampleBusiness';
import { tryGit } from './git';
import { readOptions, siteFolders, siteOption } from './options';
import { type LocalForm, startForm } from './serve/localForm';
import { makeAllMedia } from './serve/makeMedia';
import { choosePort } from './serve/ports';
import { stopOnSignal } from './stack/processes';
import { stackFolder } from './stack/stackState';

const { root, content, cache } = siteFolders(
  readOptions(
    'Serves the site with its form on http://localhost:4173 (PORT changes it), and shows edits at once.',
    { ...siteOption, content: 'DIR', cache: 'DIR' },
  ).values,
);
// Pages link to their source files on GitHub, as in a preview.
const remote = tryGit(content, ['remote', 'get-url', 'origin']) ?? '';
const [, name] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
process.env.PUBLIC_EDIT_REPOSITORY ??= name ? `https://github.com/${name}` : '';
process.env.PUBLIC_EDIT_BRANCH ??= tryGit(content, ['branch', '--show-current']) ?? '';
const port = await choosePort('npm run dev');
const contentPlugin = contentServer({ content, cache, load: loadCheckedSite, log: console.log });
const loaded = await contentPlugin.api.loader.refresh();
const business = loaded.site ? functionConfig(loaded.site) : sampleBusiness;
const shutdowns: (() => Promise<void>)[] = [];
stopOnSignal(shutdowns);
const form = startForm(port, business, stackFolder(root));
shutdowns.push(form.stop);
const server = await createServer({
  configFile: join(projectFolder, 'vite.config.ts'),
  plugins: [formPlugin(form), contentPlugin],
  server: { port, strictPort: true },
});
shutdowns.push(() => server.close());
await server.listen();
console.log(`
  The site   http://localhost:${port}

Edits of content and components show at once; after edits of other code, start it again. Ctrl-C stops everything.`);
await makeAllMedia(contentPlugin.api.media, loaded);

/** A Vite plugin that passes requests of forms to the local function, like the server of `npm start`. */
function formPlugin({ answer }: LocalForm): Plugin {
  return {
    name: 'form-function',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/functions/v1/')) answer(request, response);
        else next();
      });
    },
  };
}
