import { leads } from './stack/leadsCommand';

process.exitCode = await leads(process.argv.slice(2));
