import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { buildSite } from '../renderer/build/buildSite';
import type { Business } from '../supabase/functions/submit-contact-form/business';
import { folderOptions, readOptions, siteFolders } from './options';
import { choosePort } from './serve/choosePort';
import { serveWithForm } from './serve/serveWithForm';
import { startServer } from './serve/startServer';

const folders = siteFolders(readOptions(folderOptions).values);
const port = await choosePort('npm start');
const code = await buildSite({ ...folders, load: loadCheckedSite }, console.log);
if (code !== 0) process.exit(code);

console.log('Starting the database, the form and the mailbox…');
const business: Business = JSON.parse(readFileSync(folders.facts, 'utf8'));
const { mailFolder } = await serveWithForm(port, business, ({ functionUrl }) =>
  startServer({ folder: folders.out, port, functionUrl }),
);
console.log(`
  The site   http://localhost:${port}
  Leads      npm run leads
  Emails     ${relative(process.cwd(), mailFolder)}

Ctrl-C stops everything.`);
