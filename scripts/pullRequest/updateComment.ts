import { z } from 'zod';
import type { GithubApi } from './githubApi';

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

interface MarkedComment {
  /** The number of the pull request. */
  number: number;
  /** The comment is found again by this beginning; nobody sees it. */
  marker: string;
  text: string;
}

/** Writes the one comment of a pull request with this marker, or updates it. A person's comment that quotes it stays. */
export async function updateComment(api: GithubApi, { number, marker, text }: MarkedComment): Promise<void> {
  const comments = await api.list(`/issues/${number}/comments`, Comment);
  const ours = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker));
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}
