/** A label as an id: `Before & After` is `before-after`. */
export function slugOf(label: string) {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
