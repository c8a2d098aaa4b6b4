import type { BuildSettings } from '../pipeline/model/load/loadSite';

/** Environment variables that are built into pages or bundles. */
export const SETTING_NAMES = ['PUBLIC_SITE_URL', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];

/** Whether pages link to their source files. Only a preview sets the repository and its branch. */
export const isEditable = (): boolean => process.env.PUBLIC_EDIT_REPOSITORY !== undefined;

/** The settings of a build from the environment. Without `PUBLIC_SUPABASE_URL`, forms post to the page's own origin. */
export function buildSettings(): BuildSettings {
  const { PUBLIC_SITE_URL: siteUrl, PUBLIC_SUPABASE_URL: supabaseUrl } = process.env;
  return {
    siteUrl: siteUrl ? siteUrl.replace(/\/$/, '') : undefined,
    functionsUrl: `${(supabaseUrl ?? '').replace(/\/$/, '')}/functions/v1`,
    ...(isEditable() ? { editUrl: editUrl() } : {}),
  };
}

/** `https://github.com/owner/name/blob/branch`; empty if the repository is not on GitHub. */
function editUrl(): string {
  const { PUBLIC_EDIT_REPOSITORY: repository = '', PUBLIC_EDIT_BRANCH: branch = '' } = process.env;
  if (repository === '' || branch === '') return '';
  return `${repository}/blob/${branch.split('/').map(encodeURIComponent).join('/')}`;
}
