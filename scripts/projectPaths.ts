import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';

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
  // The build for publishing in this project writes the file that the form's function imports; any other build leaves it alone.
  const isPublished = out === join(projectFolder, 'dist', 'client');
  const formFolder = isPublished
    ? join(projectFolder, 'supabase', 'functions', 'submit-contact-form')
    : cache;
  return { root, content, out, cache, formConfig: join(formFolder, 'business.json') };
}

/** The folders of the sample site, whose root is this project. */
export const projectPaths: Readonly<SiteFolders> = siteFoldersIn(projectFolder);
