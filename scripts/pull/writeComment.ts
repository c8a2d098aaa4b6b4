import type { LintMessage } from '../../pipeline/lint/message';
import { type Changes, isNothing } from './compareViews';
import { describeChanges, type PictureUrl } from './describeChanges';
import { type LinkTo, listMessages } from './listMessages';

/** By this the comment is found again; nobody sees it. */
export const MARKER = '<!-- content-check -->';

/** GitHub refuses longer comments. */
const LONGEST = 65_000;
const MAX_MESSAGES = 20;

const PICTURES =
  'Pictures of the pages, before and after, follow some minutes later with the check “Before and after”.';

export interface Answer {
  messages: readonly LintMessage[];
  files: number;
  /** Nothing where the site cannot be shown or there is nothing to compare it with. */
  changes?: Changes;
  /** Why there are no changes to show. */
  unknown?: string;
  linkTo: LinkTo;
  pictureUrl: PictureUrl;
}

/** The one comment of a pull request, for the owner. */
export function writeComment({ messages, changes, unknown, linkTo, pictureUrl }: Answer): string {
  const errors = messages.filter(({ fatal }) => fatal);
  const text = [
    MARKER,
    `### ${verdict(errors.length, messages.length - errors.length)}`,
    ...(messages.length > 0 ? [listMessages(messages, linkTo, MAX_MESSAGES)] : []),
    '### What visitors will see',
    changes ? describeChanges(changes, pictureUrl) : String(unknown),
    ...(changes && !isNothing(changes) ? [PICTURES] : []),
  ].join('\n\n');
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}\n\n… The rest is in the summary of the check.`;
}

export function verdict(errors: number, hints: number): string {
  const could = hints === 1 ? '1 thing could be better' : `${hints} things could be better`;
  if (errors > 0)
    return `${errors === 1 ? '1 thing has' : `${errors} things have`} to be fixed before this can go online${hints > 0 ? `, and ${could}` : ''}`;
  return hints > 0 ? `This can go online; ${could}` : 'Everything is right. This can go online';
}
