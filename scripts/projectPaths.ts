import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** The generated configuration of the form's function; not in Git. */
const functionConfig = join(projectFolder, 'supabase', 'functions', 'submit-contact-form', 'business.json');

export type SiteFolders = ReturnType<typeof siteFoldersIn>;

/** The folders of the site in `root`, and the path of the form function's configuration. `named` overrides some of them. */
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
  return { root, content, out, cache, facts: isProjects ? functionConfig : join(cache, 'business.json') };
}

export const projectPaths: Readonly<SiteFolders> = siteFoldersIn(projectFolder);
