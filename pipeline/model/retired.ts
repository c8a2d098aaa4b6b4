/**
 * Names that the version before had, by content type or workflow. They are read for one more version and ignored, and the check says so.
 * They go when the next version begins.
 */
export const retired: Readonly<Record<string, readonly string[]>> = {
  business: ['claims', 'ownerLanguage'],
  labels: ['searchArticles', 'foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'],
  'deploy-site.yml': ['vars.CANARY_PAGE'],
};
