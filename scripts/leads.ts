import { printLeads } from './leads/leadsCommand';
import { runPersonCommand } from './leads/personCommand';
import { readOptions, siteFolders, siteOption } from './options';
import { stackFolder } from './stack/stackState';

const { values, positionals } = readOptions(
  'Lists the requests of the local database, or of LEADS_DATABASE_URL, newest first. `export EMAIL` prints all that is stored of a person, `delete EMAIL` or `delete ID` deletes it, `photos ID FOLDER` saves the photographs of a request.',
  { ...siteOption, format: ['text', 'json'], yes: true },
  'export, delete or photos',
);
const { root, content } = siteFolders(values);
const folder = stackFolder(root);
process.exitCode =
  positionals.length > 0
    ? await runPersonCommand(positionals, { yes: values.yes, folder })
    : await printLeads(values.format ?? 'text', content, folder);
