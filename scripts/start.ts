import { join, relative } from 'node:path';
import { loadCheckedSite } from '../pipeline/lint/lint';
import type { LoadedSite, LoadSite } from '../pipeline/model/load/loadSite';
import { buildSite } from '../renderer/build/buildSite';
import { MediaMaker } from '../renderer/MediaMaker';
import { functionConfig } from '../renderer/outputs/functionConfig';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { type LocalForm, startForm } from './serve/localForm';
import { makeAllMedia, serveMedia } from './serve/makeMedia';
import { choosePort } from './serve/ports';
import { startServer } from './serve/startServer';
import { stopOnSignal } from './stack/processes';
import { stackFolder } from './stack/stackState';

const { values } = readOptions(
  'Serves the site with its form and database on http://localhost:4173 (PORT changes it).',
  { ...siteOption, content: 'DIR', cache: 'DIR' },
);
const folders = siteFolders(values);
// Not `dist`: pictures are made on request, so this folder is incomplete and must not be published.
const out = join(folders.cache, 'served');
const port = await choosePort('npm start');
const shutdowns: (() => Promise<void>)[] = [];
stopOnSignal(shutdowns);

let loaded: LoadedSite | undefined;
let form: LocalForm | undefined;
/** Starts the form as soon as the site is known, while its pages are built. */
const loadAndStartForm: LoadSite = async (...args) => {
  loaded = await loadCheckedSite(...args);
  if (loaded.site && !form) {
    form = startForm(port, functionConfig(loaded.site), stackFolder(folders.root));
    shutdowns.push(form.stop);
  }
  return loaded;
};
const code = await buildSite({ ...folders, out, load: loadAndStartForm, leavesMedia: true }, console.log);
if (code !== 0 || !loaded || !form) {
  await form?.stop();
  process.exit(code);
}

const loadedSite = loaded;
const media = new MediaMaker(folders.content, join(folders.cache, 'media'));
const makeMedia = (name: string) => serveMedia(name, { media, site: loadedSite, out });
const server = await startServer({ folder: out, port, answerForm: form.answer, makeMedia }).catch(
  async (error: Error) => {
    await form?.stop();
    return refuse(`The site could not be served: ${error.message}`);
  },
);
shutdowns.push(server.stop);
console.log(`\n  The site   http://localhost:${port}\n`);
const allMedia = makeAllMedia(media, loadedSite);
const stack = await form.started;
if (stack)
  console.log(`
  Leads      npm run leads${values.site ? ` -- --site ${values.site}` : ''}
  Emails     ${relative(process.cwd(), stack.mailFolder)}`);
console.log('\nEdits show when you start it again, and at once with `npm run dev`. Ctrl-C stops everything.');
await allMedia;
