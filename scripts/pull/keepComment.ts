import { z } from 'zod';
import type { GithubApi } from './githubApi';
import { MARKER } from './writeComment';

const comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

/** Writes the one comment of a pull request, or brings the one that is there up to date. A person who quotes it keeps their words. */
export async function keepComment(api: GithubApi, number: number, text: string): Promise<void> {
  const comments = await api.list(`/issues/${number}/comments`, comment);
  const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(MARKER));
  if (!own) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (own.body !== text) await api.send('PATCH', `/issues/comments/${own.id}`, { body: text });
}
