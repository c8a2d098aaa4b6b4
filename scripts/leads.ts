import { readOptions } from './options';
import { printLeads } from './stack/leadsCommand';

const { values } = readOptions({ format: ['text', 'json'] });
process.exitCode = await printLeads(values.format ?? 'text');
