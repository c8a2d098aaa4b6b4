import { fileURLToPath } from 'node:url';

/** The folder of the project itself, without a slash at its end. Plain JavaScript, since launchers need it before TypeScript can be read. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
