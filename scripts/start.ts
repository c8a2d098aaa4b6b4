import { relative } from 'node:path';
import { build } from './build';
import { projectPaths } from './projectPaths';
import { readPort } from './serve/readPort';
import { startServer } from './serve/startServer';
import { stopOnSignal } from './serve/stopOnSignal';
import { whyNotPort } from './serve/whyNotPort';
import { stackFolder } from './stack/stackState';
import { startStack } from './stack/startStack';

const log = (line: string): void => console.log(line);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

async function choosePort(): Promise<number> {
  const port = readPort(process.env.PORT);
  if (port === undefined)
    refuse(`PORT is "${process.env.PORT}", which is not a port: give a number from 1 to 65535.`);
  const reason = await whyNotPort(port);
  if (reason)
    refuse(`${reason}. Stop that one, or give another port: PORT=${port < 9000 ? port + 1 : 8080} npm start`);
  return port;
}

const port = await choosePort();
const code = await build(projectPaths, log);
if (code !== 0) process.exit(code);

log('Starting the database, the form and the mail box…');
const parts: (() => Promise<void>)[] = [];
stopOnSignal(parts, log);
const starting = startStack({ folder: stackFolder, log, siteOrigin: `http://localhost:${port}` });
parts.push(() => starting.then(({ stop }) => stop()).catch(() => undefined));
const stack = await starting.catch((error: Error) =>
  refuse(`The form and its database could not start: ${error.message}`),
);

const server = await startServer({ folder: projectPaths.out, port, functionUrl: stack.functionUrl }).catch(
  async (error: Error) => {
    await stack.stop();
    return refuse(`The site could not be served: ${error.message}`);
  },
);
parts.push(server.stop);

log(`
  The site   ${server.url}
  Leads      npm run leads
  Mails      ${relative(process.cwd(), stack.mailFolder)}

Ctrl-C stops everything.`);
