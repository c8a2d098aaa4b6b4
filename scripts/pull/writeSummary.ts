import { describeChanges } from './describeChanges';
import { listMessages } from './listMessages';
import { type Answer, verdict } from './writeComment';

/** GitHub takes up to 1 MiB for a step. */
const LONGEST = 900_000;

/** The whole report, for the page of the workflow's run. */
export function writeSummary({ messages, files, changes, unknown, linkTo, pictureUrl }: Answer): string {
  const errors = messages.filter(({ fatal }) => fatal).length;
  const text = [
    `## ${verdict(errors, messages.length - errors)}`,
    `${files} files were checked.`,
    ...(messages.length > 0 ? [listMessages(messages, linkTo)] : []),
    '## What visitors will see',
    changes ? describeChanges(changes, pictureUrl) : String(unknown),
  ].join('\n\n');
  return `${text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n\n… There is more than can be shown here.`}\n`;
}
