import { runCanary } from './canary/runCanary';
import { readOptions } from './options';

const { values, names } = readOptions({ seconds: 'N' }, 'the address of a page with the form');
process.exitCode = await runCanary(names, Number(values.seconds ?? 90));
