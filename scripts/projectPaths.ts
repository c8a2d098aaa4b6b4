import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** Where the project keeps things when a command is not told otherwise. */
export const projectPaths = {
  docs: join(projectFolder, 'docs'),
  content: join(projectFolder, 'content'),
  out: join(projectFolder, 'dist', 'client'),
  cache: join(projectFolder, '.cache'),
} as const;
