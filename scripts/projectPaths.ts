import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** The file from which the form's function imports its configuration; not in Git. */
const functionConfig = join(projectFolder, 'supabase', 'functions', 'submit-contact-form', 'business.json');

export type SiteFolders = ReturnType<typeof siteFoldersIn>;

/** The folders of the site in `root`, of which `overrides` replaces some. */
export function siteFoldersIn(
  root: string,
  overrides: { [Name in 'content' | 'out' | 'cache']?: string | undefined } = {},
) {
  const {
    content = join(root, 'content'),
    out = join(root, 'dist', 'client'),
    cache = join(root, '.cache'),
  } = overrides;
  const isSample = out === join(projectFolder, 'dist', 'client');
  // `facts`: where the build writes the configuration of the form's function.
  return { root, content, out, cache, facts: isSample ? functionConfig : join(cache, 'business.json') };
}

/** The folders of the sample site, whose root is this project. */
export const projectPaths: Readonly<SiteFolders> = siteFoldersIn(projectFolder);
