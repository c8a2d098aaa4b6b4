import { existsSync, lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatText } from '../../pipeline/lint/reporters/text';
import { listPublic, publicFolder } from '../../pipeline/source/listFolder';
import type { BrokenPage } from '../../renderer/build/BrokenPages';
import { buildSite, whenAlone } from '../../renderer/build/buildSite';
import { reportDiskProblems } from '../../renderer/build/diskProblem';
import type { BuildOptions } from '../../renderer/build/makeSite';
import { findErrors } from './findErrors';
import { copyContent, lastGoodFolder, recordFolder } from './lastGoodFolder';
import { leaveOut, type Replaced, replace, replaceBroken } from './replaceBroken';

type Log = (line: string) => void;

/** A page that cannot be rendered is replaced, then left out; where others need it, it is back by then. */
const MAX_BUILDS = 3;

/** Builds the site; for a file with errors, the last good version of its page stays online, with a clear warning. Returns the exit code. */
export async function buildLastGood(options: BuildOptions, log: Log, build = buildSite): Promise<number> {
  const { content, cache } = options;
  if (!existsSync(content)) return build(options, log);
  const buildAlone = async () => {
    let published = await publishableContent(content, cache, log);
    for (let count = 1; ; count += 1) {
      const broken: string[] = [];
      const onBroken = (pages: readonly BrokenPage[]) => broken.push(...pages.map(({ file }) => file));
      const code = await build({ ...options, content: published, onBroken }, log);
      if (code === 0) recordPublished(content, cache, published);
      if (broken.length === 0 || count === MAX_BUILDS) return code;
      published = await keepPages(broken, { content, cache, published }, log);
    }
  };
  return reportDiskProblems(options, log, () => whenAlone(join(cache, 'last-good.lock'), log, buildAlone));
}

/** A copy of what was to be published, in which pages that cannot be rendered have their last good version, or are left out. */
async function keepPages(
  broken: readonly string[],
  { content, cache, published }: { content: string; cache: string; published: string },
  log: Log,
): Promise<string> {
  const copy = join(cache, 'publishable', basename(content));
  if (published !== copy) {
    copyContent(published, copy);
    copyPublic(content, copy);
  }
  const good = lastGoodFolder(content, cache);
  const outcome: Replaced = { replaced: [], leftOut: [], notServed: [], restored: [], isWhole: false };
  for (const path of new Set(broken)) {
    const isReplaced = good !== undefined && replace(copy, good, path, outcome);
    if (!isReplaced) leaveOut(copy, path, outcome);
  }
  // Other files may lead to what was left out.
  if (good) await replaceBroken(copy, good, cache);
  for (const sentence of describe(outcome)) log(asWarning(sentence));
  return copy;
}

/**
 * The content to publish: as it is, or where it has errors, a copy in which each wrong file has its last good version. Beside
 * it is a copy of the folder `public` without the files that have errors.
 */
export async function publishableContent(content: string, cache: string, log: Log): Promise<string> {
  const errors = await findErrors(content, cache);
  if (errors.length === 0) return content;
  const good = lastGoodFolder(content, cache);
  if (!good) {
    log('There is no earlier version without errors, so none can be kept.');
    return content;
  }
  const copy = join(cache, 'publishable', basename(content));
  copyContent(content, copy);
  copyPublic(content, copy);
  const replaced = await replaceBroken(copy, good, cache);
  const { label, links, isFile } = listPublic(publicFolder(content));
  const notCopied = isFile ? [label] : links.map((path) => (path === '' ? label : `${label}/${path}`));
  log(formatText(errors));
  for (const sentence of describe({ ...replaced, notServed: [...notCopied, ...replaced.notServed] }))
    log(asWarning(sentence));
  return copy;
}

/** Records what was published, for the next change with errors. */
export function recordPublished(content: string, cache: string, published: string): void {
  copyContent(published, recordFolder(content, cache));
}

/** Copies the files that are served as they are beside a copy of the content. */
function copyPublic(content: string, copy: string): void {
  const [from, to] = [publicFolder(content), publicFolder(copy)];
  if (lstatSync(from, { throwIfNoEntry: false })?.isDirectory()) copyContent(from, to);
  else rmSync(to, { recursive: true, force: true });
}

function describe({ replaced, leftOut, notServed, restored, isWhole }: Replaced): string[] {
  const unserved = notServed.map((path) => `${path} has errors. It is left out.`);
  if (isWhole)
    return [
      'The errors above could not be separated from the rest: the whole site stays as it was before the change.',
      ...unserved,
    ];
  return [
    ...replaced.map((path) => `${path} has errors. Visitors still see its last good version.`),
    ...leftOut.map((path) => `${path} has errors and was never online. It is left out.`),
    ...unserved,
    ...restored.map((path) => `${path} was deleted, but other pages need it. It stays online.`),
  ];
}

/** GitHub shows a warning at the top of the run, not only in its log. */
function asWarning(sentence: string): string {
  return process.env.GITHUB_ACTIONS
    ? `::warning title=Kept the last good version::${sentence}`
    : `!!! ${sentence}`;
}
