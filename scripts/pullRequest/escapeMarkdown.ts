/** The owner's text as text: nothing in it becomes a link, a picture, a tag or a mention of somebody. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|!~@&]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\s+/g, ' ');
}

/** A line of a file as code, whatever characters are in it. */
export function inlineCode(text: string): string {
  const fence = fenceFor(text, 1);
  return fence.length > 1 || text === '' ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Lines of a file as a block of code; `language` follows its fence. */
export function codeBlock(language: string, text: string): string {
  const fence = fenceFor(text, 3);
  return [`${fence}${language}`, text, fence].join('\n');
}

/** Backticks longer than any in the text. */
function fenceFor(text: string, shortest: number): string {
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1), shortest);
  return '`'.repeat(longest);
}
