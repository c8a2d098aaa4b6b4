import { join } from 'node:path';
import { projectFolder } from './projectFolder';

/** Where the local stack keeps its database, its mails and its logs between runs. */
export const stackFolder = join(projectFolder, '.local', 'stack');
