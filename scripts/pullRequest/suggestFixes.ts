import { z } from 'zod';
import type { Message } from '../../pipeline/lint/message';
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
  messages: readonly Message[],
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
  /** The first line of several; `line` is the last one. */
  start_line?: number;
  start_side?: 'RIGHT';
  line: number;
  side: 'RIGHT';
  body: string;
}

/** Two corrections of one line would undo each other. */
function isFirstOfLine(suggestion: Suggestion, index: number, all: readonly Suggestion[]): boolean {
  const firstOf = ({ line, start_line = line }: Suggestion) => start_line;
  return (
    all.findIndex(
      (other) =>
        other.path === suggestion.path &&
        firstOf(other) <= suggestion.line &&
        firstOf(suggestion) <= other.line,
    ) === index
  );
}

/** GitHub writes one piece of lines at once, of which the diff must show each. */
function suggestionFor({ reason, fix }: Message, isShown: Review['isShown']): Suggestion[] {
  const [edit, ...more] = fix?.edits ?? [];
  if (!edit || more.length > 0 || fix?.kind !== 'sure') return [];
  const { file, line: first, endLine: line, text } = edit;
  const lines = Array.from({ length: line - first + 1 }, (_, index) => first + index);
  if (!lines.every((each) => isShown(file, each))) return [];
  const body = `${escapeMarkdown(reason)}\n\n${codeBlock('suggestion', text)}`;
  const start = first === line ? {} : { start_line: first, start_side: 'RIGHT' as const };
  return [{ path: file, ...start, line, side: 'RIGHT', body }];
}
