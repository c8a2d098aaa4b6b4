import { createServer } from 'vite';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { contentServer } from '../renderer/contentServer';
import { commandFolders } from './commandFolders';
import { projectPaths } from './projectPaths';
import { readPort } from './serve/readPort';
import { stopOnSignal } from './serve/stopOnSignal';
import { whyNotPort } from './serve/whyNotPort';
import { stackFolder } from './stack/stackState';
import { startStack } from './stack/startStack';

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const log = (line: string): void => console.log(line);
const folders = commandFolders(process.argv.slice(2));
if ('fault' in folders) refuse(folders.fault);
const port = readPort(process.env.PORT);
if (port === undefined)
  refuse(`PORT is "${process.env.PORT}", which is not a port: give a number from 1 to 65535.`);
const reason = await whyNotPort(port);
if (reason) refuse(`${reason}. Stop that one, or give another port: PORT=${port + 1} npm run dev`);

const parts: (() => Promise<void>)[] = [];
stopOnSignal(parts, log);
const starting = startStack({ folder: stackFolder, log, siteOrigin: `http://localhost:${port}` });
parts.push(() => starting.then(({ stop }) => stop()).catch(() => undefined));
const stack = await starting.catch((error: Error) =>
  refuse(`The form and its database could not start: ${error.message}`),
);
const server = await createServer({
  configFile: `${projectPaths.content}/../vite.config.ts`,
  plugins: [contentServer({ ...folders, load: loadCheckedSite, log })],
  server: { port, strictPort: true, proxy: { '/functions/v1': { target: stack.functionUrl, xfwd: true } } },
});
await server.listen();
parts.push(() => server.close());
log(
  `\n  The site   http://localhost:${port}\n\nEdits of content and code show at once. Ctrl-C stops everything.`,
);
