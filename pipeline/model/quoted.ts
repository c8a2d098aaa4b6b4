/** Text that could be read otherwise is put in quotes. */
export function quoted(text: string): string {
  const plain = /^[\w(](?:[\w\s(),.'+/>?!=&%$-]|:(?=\S))*$/.test(text) || /^\/[\w/-]*$/.test(text);
  return plain ? text : JSON.stringify(text);
}
