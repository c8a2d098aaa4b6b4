import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { formatText } from '../../pipeline/lint/reporters/text';
import { publicFolder } from '../../pipeline/source/listFolder';
import { buildSite } from '../../renderer/build/buildSite';
import type { BuildOptions } from '../../renderer/build/makeSite';
import { copyContent, lastGoodFolder, recordFolder } from './lastGoodFolder';
import { type Replaced, replaceBroken } from './replaceBroken';

type Log = (line: string) => void;

/** Builds the site; for a file with errors, the last good version of its page stays online, with a clear warning. Returns the exit code. */
export async function buildLastGood(options: BuildOptions, log: Log): Promise<number> {
  const { content, cache } = options;
  if (!existsSync(content)) return buildSite(options, log);
  const published = publishableContent(content, cache, log);
  const code = await buildSite({ ...options, content: published, public: publicFolder(content) }, log);
  if (code === 0) recordPublished(content, cache, published);
  return code;
}

/** The content to publish: as it is, or where it has errors, a copy in which each wrong file has its last good version. */
export function publishableContent(content: string, cache: string, log: Log): string {
  const errors = checkFolder(content).messages.filter(({ fatal }) => fatal);
  if (errors.length === 0) return content;
  const good = lastGoodFolder(content, cache);
  if (!good) {
    log('There is no earlier version without errors, so none can be kept.');
    return content;
  }
  const copy = join(cache, 'publishable', basename(content));
  copyContent(content, copy);
  const replaced = replaceBroken(copy, good);
  log(formatText(errors));
  for (const sentence of describe(replaced, basename(content))) log(asWarning(sentence));
  return copy;
}

/** Records what was published, for the next change with errors. */
export function recordPublished(content: string, cache: string, published: string): void {
  copyContent(published, recordFolder(content, cache));
}

function describe({ replaced, leftOut, restored, isWhole }: Replaced, label: string): string[] {
  if (isWhole)
    return [
      'The errors above could not be separated from the rest: the whole site stays as it was before the change.',
    ];
  return [
    ...replaced.map((path) => `${label}/${path} has errors. Visitors still see its last good version.`),
    ...leftOut.map((path) => `${label}/${path} has errors and was never online. It is left out.`),
    ...restored.map((path) => `${label}/${path} was deleted, but other pages need it. It stays online.`),
  ];
}

/** GitHub shows a warning at the top of the run, not only in its log. */
function asWarning(sentence: string): string {
  return process.env.GITHUB_ACTIONS
    ? `::warning title=Kept the last good version::${sentence}`
    : `!!! ${sentence}`;
}
