const RUN = /(?:> ?){100,}|(?:[-*+] ){100,}|[[\](){}]{200,}|[`~*_!]{1000,}/;

/** The line of a text, from 0, on which signs follow one another that would take hours to understand; -1 for none. */
export function tooDeep(text: string): number {
  const at = text.search(RUN);
  return at < 0 ? -1 : text.slice(0, at).split('\n').length - 1;
}
