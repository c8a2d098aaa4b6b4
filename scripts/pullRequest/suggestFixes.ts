import { z } from 'zod';
import type { LintMessage } from '../../pipeline/lint/message';
import { codeBlock, escapeMarkdown } from './escapeMarkdown';
import type { GithubApi } from './githubApi';

/** More suggestions would bury the conversation. */
const MAX_SUGGESTIONS = 20;

const posted = z.object({ path: z.string(), body: z.string() });

interface Review {
  number: number;
  head: string;
  /** Whether the diff shows a line. GitHub accepts suggestions only there. */
  isShown: (file: string, line: number) => boolean;
}

/** Suggests each sure correction inside the diff, once. Returns how many are new. */
export async function suggestFixes(
  api: GithubApi,
  messages: readonly LintMessage[],
  { number, head, isShown }: Review,
): Promise<number> {
  const wanted = messages
    .flatMap((message) => suggestionFor(message, isShown))
    .filter(isFirstOfLine)
    .slice(0, MAX_SUGGESTIONS);
  if (wanted.length === 0) return 0;
  const there = await api.list(`/pulls/${number}/comments`, posted);
  const fresh = wanted.filter(
    ({ path, body }) => !there.some((old) => old.path === path && old.body === body),
  );
  if (fresh.length === 0) return 0;
  await api.send('POST', `/pulls/${number}/reviews`, {
    commit_id: head,
    event: 'COMMENT',
    body: 'Each of these can be fixed with one click: **Commit suggestion**.',
    comments: fresh,
  });
  return fresh.length;
}

interface Suggestion {
  path: string;
  line: number;
  side: 'RIGHT';
  body: string;
}

/** Two corrections of one line would undo each other. */
function isFirstOfLine({ path, line }: Suggestion, index: number, all: readonly Suggestion[]): boolean {
  return all.findIndex((other) => other.path === path && other.line === line) === index;
}

function suggestionFor(
  { file, line, reason, expected, kind }: LintMessage,
  isShown: Review['isShown'],
): Suggestion[] {
  const [correction] = expected ?? [];
  if (correction === undefined || kind !== 'sure' || !isShown(file, line)) return [];
  const body = `${escapeMarkdown(reason)}\n\n${codeBlock('suggestion', correction)}`;
  return [{ path: file, line, side: 'RIGHT', body }];
}
