/**
 * Names that only the last version had, by content type or workflow. They are still accepted but ignored, with a warning. Empty this
 * list when the next version begins.
 */
export const retired: Readonly<Record<string, readonly string[]>> = {
  business: ['claims', 'ownerLanguage'],
  labels: ['searchArticles', 'foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'],
  'deploy-site.yml': ['vars.CANARY_PAGE'],
};
