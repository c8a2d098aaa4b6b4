import { z } from 'zod';
import type { GithubApi } from './githubApi';

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

/**
 * Writes the one comment of a pull request that begins with `marker`, which nobody sees, or updates it. A person's comment that
 * quotes it stays.
 */
export async function updateComment(
  api: GithubApi,
  { number, marker, text }: { number: number; marker: string; text: string },
): Promise<void> {
  const comments = await api.list(`/issues/${number}/comments`, Comment);
  const ours = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker));
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}
