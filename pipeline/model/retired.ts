/**
 * Names that the version before had, by content type. They are read for one more version and ignored, and the check says so.
 * Delete what stands here when you begin a version.
 */
export const retired: Readonly<Record<string, readonly string[]>> = {
  business: ['claims', 'ownerLanguage'],
  labels: ['searchArticles', 'foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'],
};
