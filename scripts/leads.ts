import { readOptions, siteFolders, siteOption } from './options';
import { printLeads } from './stack/leadsCommand';

const { values } = readOptions(
  'Lists the requests of the local database, or of LEADS_DATABASE_URL, newest first.',
  { ...siteOption, format: ['text', 'json'] },
);
process.exitCode = await printLeads(values.format ?? 'text', siteFolders(values).content);
