/** Text that could be read otherwise is put in quotes. */
export function quoted(text: string): string {
  return /^[\w(][\w\s(),.'+/-]*$/.test(text) || /^\/[\w/-]*$/.test(text) ? text : JSON.stringify(text);
}
