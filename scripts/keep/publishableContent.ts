import { basename, join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { formatText } from '../../pipeline/lint/reporters/text';
import { lastGoodFolder, recordOf } from './lastGoodFolder';
import { mirror } from './mirror';
import { type Replaced, replaceBroken } from './replaceBroken';

type Log = (line: string) => void;

/** The content to publish: as it is, or where it has errors, a copy in which the last good version of each wrong file stands. */
export function publishableContent(content: string, cache: string, log: Log): string {
  const errors = checkFolder(content).messages.filter(({ fatal }) => fatal);
  if (errors.length === 0) return content;
  const good = lastGoodFolder(content, cache);
  if (!good) {
    log('There is no earlier version without errors, so none can be kept.');
    return content;
  }
  const copy = join(cache, 'kept', basename(content));
  mirror(content, copy);
  const replaced = replaceBroken(copy, good);
  log(formatText(errors));
  for (const sentence of sentences(replaced, basename(content))) log(loud(sentence));
  return copy;
}

/** Remembers what was published, for the day when a change has errors. */
export function recordPublished(content: string, cache: string, published: string): void {
  mirror(published, recordOf(content, cache));
}

function sentences({ kept, leftOut, broughtBack, all }: Replaced, label: string): string[] {
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
