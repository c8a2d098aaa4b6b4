import { join, resolve } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

/** Where the local stack keeps its database, its mails and its logs between runs. */
export const stackFolder = process.env.LOCAL_STACK_FOLDER
  ? resolve(process.env.INIT_CWD ?? process.cwd(), process.env.LOCAL_STACK_FOLDER)
  : join(projectFolder, '.local', 'stack');
