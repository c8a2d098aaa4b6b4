import { fileURLToPath } from 'node:url';

/** The folder of the project itself. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
