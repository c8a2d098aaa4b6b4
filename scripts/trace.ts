import { createServer } from 'vite';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { hashOf } from '../pipeline/source/store.mjs';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import type { renderPage } from './trace/renderPage';
import { traceCalls } from './trace/traceCalls';

const { positionals, values } = readOptions(
  'Renders a page and lists, in order, the files with a function that is given a text of it as an argument.',
  siteOption,
  'FILE TEXT',
);
const [file, text] = positionals;
if (!file || !text)
  refuse(
    'Name a file and a text in it: npm run trace -- content/services/kitchen-remodeling.md "How long does a kitchen remodel take?".',
  );
const { content, cache } = siteFolders(values);

// Vite renders the page in this process, from code in which every function first calls `traceCall` with its arguments.

/** After parsing, a text with Markdown is represented by its hash. */
const wanted = new Set<unknown>([text, hashOf(text)]);
/** The files whose functions received the text, in the order of the calls. */
const calledFiles: string[] = [];
Object.assign(global, {
  traceCall: (calledFile: string, args: unknown[]) => {
    if (calledFile !== calledFiles.at(-1) && args.some((each) => wanted.has(each)))
      calledFiles.push(calledFile);
  },
});
const server = await createServer({
  root: projectFolder,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null },
  ssr: { noExternal: ['styled-components'] },
  plugins: [traceCalls(projectFolder)],
});
const module = await server.ssrLoadModule('/scripts/trace/renderPage.ts');
await (module as { renderPage: typeof renderPage }).renderPage(content, cache, file);
await server.close();
if (calledFiles.length === 0)
  refuse(`No function of the project is given this text of ${file}. Type the whole text of a field.`);
const { size } = new Set(calledFiles);
console.log(`${calledFiles.join('\n')}\n${size} files, ${calledFiles.length - size} returns`);
