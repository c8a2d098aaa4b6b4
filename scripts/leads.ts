import { readOptions, siteFolders, siteOption } from './options';
import { printLeads } from './stack/leadsCommand';
import { runPersonCommand } from './stack/personCommand';

const { values, names } = readOptions(
  'Lists the requests of the local database, or of LEADS_DATABASE_URL, newest first. `export EMAIL` prints all that is stored of a person, `delete EMAIL` or `delete ID` deletes it, `photos ID FOLDER` saves the photographs of a request.',
  { ...siteOption, format: ['text', 'json'], yes: true },
  'export, delete or photos',
);
process.exitCode =
  names.length > 0
    ? await runPersonCommand(names, values)
    : await printLeads(values.format ?? 'text', siteFolders(values).content);
