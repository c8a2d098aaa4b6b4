import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));
