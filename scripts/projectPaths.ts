import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** The project's default folders. */
export const projectPaths = {
  docs: join(projectFolder, 'docs'),
  content: join(projectFolder, 'content'),
  out: join(projectFolder, 'dist', 'client'),
  cache: join(projectFolder, '.cache'),
} as const;
