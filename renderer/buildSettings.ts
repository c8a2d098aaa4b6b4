/** Settings from the environment that are built into pages or bundles. */
export const SETTING_NAMES = ['PUBLIC_SITE_URL', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];

/** The settings of a build from the environment. Unset, the forms post to the page's own origin. */
export function buildSettings(): { siteUrl?: string; functionsUrl: string } {
  const { PUBLIC_SITE_URL: siteUrl, PUBLIC_SUPABASE_URL: supabaseUrl } = process.env;
  return {
    siteUrl: siteUrl ? siteUrl.replace(/\/$/, '') : undefined,
    functionsUrl: `${(supabaseUrl ?? '').replace(/\/$/, '')}/functions/v1`,
  };
}
