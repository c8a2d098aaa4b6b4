import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** What the form's function knows of the business; not kept in git. */
const functionFacts = join(projectFolder, 'supabase', 'functions', 'submit-contact-form', 'business.json');

export type SiteFolders = ReturnType<typeof siteFoldersIn>;

/** The folders of the site in `root`, and where the configuration of the form's function is written, but for those that are named otherwise. */
export function siteFoldersIn(
  root: string,
  named: { [Name in 'content' | 'out' | 'cache']?: string | undefined } = {},
) {
  const {
    content = join(root, 'content'),
    out = join(root, 'dist', 'client'),
    cache = join(root, '.cache'),
  } = named;
  const isProjects = out === join(projectFolder, 'dist', 'client');
  return { root, content, out, cache, facts: isProjects ? functionFacts : join(cache, 'business.json') };
}

/** The project's own folders, and those of the sample site in it. */
export const projectPaths: Readonly<SiteFolders> = siteFoldersIn(projectFolder);
