/** The owner's words as words: nothing in them becomes a link, a picture, a tag or a call to somebody. */
export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|!~@&]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');
}

/** A line of a file as code, whatever signs are in it. */
export function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 || text === '' ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
