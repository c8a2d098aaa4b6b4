import { z } from 'zod';
import type { GithubApi } from './githubApi';

/** GitHub refuses comments of more than 65,536 characters. */
export const MAX_COMMENT = 65_000;

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

/** Finds the bot's comment that begins with an invisible marker. A person's comment that quotes the marker does not count. */
export async function findComment(api: GithubApi, number: number, marker: string) {
  const comments = await api.list(`/issues/${number}/comments`, Comment);
  return comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker));
}

/** Posts a comment, or updates the one with the same first line, which is an invisible marker. */
export async function updateComment(api: GithubApi, number: number, text: string): Promise<void> {
  const [marker = ''] = text.split('\n', 1);
  const ours = await findComment(api, number, marker);
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}

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
