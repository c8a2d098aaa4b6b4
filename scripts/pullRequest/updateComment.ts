import { z } from 'zod';
import type { GithubApi } from './githubApi';

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

/** Posts the comment with this marker, or updates it. */
export async function updateComment(
  api: GithubApi,
  { number, marker, text }: { number: number; marker: string; text: string },
): Promise<void> {
  const ours = await findComment(api, number, marker);
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}
