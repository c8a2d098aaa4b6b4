import { basename, join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { formatText } from '../../pipeline/lint/reporters/formatText';
import { lastGoodFolder, recordOf } from './lastGoodFolder';
import { type Mended, mend } from './mend';
import { mirror } from './mirror';

type Log = (line: string) => void;

/** The content to publish: as it is, or where it has errors, a copy in which the last good version of each wrong file stands. */
export function publishableContent(content: string, cache: string, log: Log): string {
  const { problems } = checkFolder(content);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return content;
  const good = lastGoodFolder(content, cache);
  if (!good) {
    log('There is no earlier version without errors, so none can be kept.');
    return content;
  }
  const copy = join(cache, 'kept', basename(content));
  mirror(content, copy);
  const mended = mend(copy, good);
  log(formatText(errors));
  for (const sentence of sentences(mended, basename(content))) log(loud(sentence));
  return copy;
}

/** Remembers what was published, for the day when a change has errors. */
export function recordPublished(content: string, cache: string, published: string): void {
  mirror(published, recordOf(content, cache));
}

function sentences({ kept, leftOut, broughtBack, all }: Mended, label: string): string[] {
  if (all)
    return [
      'The errors above could not be told apart from the rest: the whole site stays as it was before the change.',
    ];
  return [
    ...kept.map((path) => `${label}/${path} has errors. Visitors still see its last good version.`),
    ...leftOut.map((path) => `${label}/${path} has errors and was never online. It is left out.`),
    ...broughtBack.map((path) => `${label}/${path} was deleted, but other pages need it. It stays online.`),
  ];
}

/** On GitHub a warning stands on top of the run, not only in its log. */
function loud(sentence: string): string {
  return process.env.GITHUB_ACTIONS
    ? `::warning title=Kept the last good version::${sentence}`
    : `!!! ${sentence}`;
}
