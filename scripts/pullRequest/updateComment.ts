import { z } from 'zod';
import type { GithubApi } from './githubApi';

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

/** The comment of a bot that begins with a marker, which nobody sees. A person's comment that quotes it is another one. */
export async function findComment(api: GithubApi, number: number, marker: string) {
  const comments = await api.list(`/issues/${number}/comments`, Comment);
  return comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker));
}

/** Writes the one comment of a pull request with this marker, or updates it. */
export async function updateComment(
  api: GithubApi,
  { number, marker, text }: { number: number; marker: string; text: string },
): Promise<void> {
  const ours = await findComment(api, number, marker);
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}
