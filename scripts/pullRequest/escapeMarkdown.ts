/** Escapes a text for Markdown on GitHub, so that it contains no link, picture, tag or mention. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|!~@&]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\s+/g, ' ');
}

/** A text as inline code, fenced by more backticks than it contains. */
export function inlineCode(text: string): string {
  const fence = fenceFor(text, 1);
  return fence.length > 1 || text === '' ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A text as a fenced code block. */
export function codeBlock(language: string, text: string): string {
  const fence = fenceFor(text, 3);
  return [`${fence}${language}`, text, fence].join('\n');
}

function fenceFor(text: string, shortest: number): string {
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1), shortest);
  return '`'.repeat(longest);
}
