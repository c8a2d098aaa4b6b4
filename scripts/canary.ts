import { canary } from './canary/canaryCommand';

process.exitCode = await canary(process.argv.slice(2));
