/** Splits a path before its last name. At the top of a file, the group is empty. */
export function splitPath(field: string): { group: string; name: string } {
  const at = field.lastIndexOf('.');
  return { group: field.slice(0, Math.max(0, at)), name: field.slice(at + 1) };
}

/** Whether a path is that of an item of a list. */
export const isItemPath = (field: string): boolean => /(?:^|\.)\d+$/.test(field);

/** `“title”`, or `Entry 2 of “buttons”`. */
export function quoteName(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return isItemPath(field) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}
