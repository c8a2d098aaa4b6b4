import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** The project's default folders. */
export const projectPaths = {
  docs: join(projectFolder, 'docs'),
  content: join(projectFolder, 'content'),
  out: join(projectFolder, 'dist', 'client'),
  cache: join(projectFolder, '.cache'),
  /** What the form's function knows of the business; not kept in git. */
  facts: join(projectFolder, 'supabase', 'functions', 'submit-contact-form', 'business.json'),
} as const;
