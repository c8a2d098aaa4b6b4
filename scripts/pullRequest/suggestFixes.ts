import { z } from 'zod';
import type { Message } from '../../pipeline/lint/message';
import { withoutOverlaps } from '../check/proposals';
import { codeBlock, escapeMarkdown } from './comment';
import type { GithubApi } from './githubApi';

/** More suggestions would bury the conversation. */
const MAX_SUGGESTIONS = 20;

const PostedComment = z.object({ path: z.string(), body: z.string() });

/** Posts each sure fix on lines of the diff as a suggestion on the pull request, once. `isShown`: whether the diff shows a line. */
export async function suggestFixes(
  api: GithubApi,
  messages: readonly Message[],
  { number, head, isShown }: { number: number; head: string; isShown(file: string, line: number): boolean },
): Promise<void> {
  const edits = messages
    .flatMap(({ reason, fix }) => {
      const [edit, ...more] = fix?.kind === 'sure' ? fix.edits : [];
      return edit && more.length === 0 ? [{ ...edit, reason }] : [];
    })
    // A suggestion replaces one run of lines, all of which the diff must show.
    .filter(({ file, line: first, endLine: last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).every((line) =>
        isShown(file, line),
      ),
    );
  const suggestions = withoutOverlaps(edits)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ file, line: first, endLine: line, text, reason }) => ({
      path: file,
      ...(first !== line && { start_line: first, start_side: 'RIGHT' }),
      line,
      side: 'RIGHT',
      body: `${escapeMarkdown(reason)}\n\n${codeBlock('suggestion', text)}`,
    }));
  if (suggestions.length === 0) return;
  const posted = await api.list(`/pulls/${number}/comments`, PostedComment);
  const comments = suggestions.filter(
    ({ path, body }) => !posted.some((old) => old.path === path && old.body === body),
  );
  if (comments.length === 0) return;
  await api.send('POST', `/pulls/${number}/reviews`, {
    commit_id: head,
    event: 'COMMENT',
    body: 'Each of these can be fixed with one click: **Commit suggestion**.',
    comments,
  });
}
