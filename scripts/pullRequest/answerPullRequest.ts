import { join } from 'node:path';
import { parsePatch } from 'diff';
import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { itemsAlsoIn } from '../../pipeline/lint/lists';
import { type Message, problemKey } from '../../pipeline/lint/message';
import { annotate } from '../../pipeline/lint/reporters/github';
import { lastPublished } from '../check/contentHistory';
import { provenMessages } from '../check/proposals';
import { git, mergeBase, withContent } from '../git';
import { updateComment } from './comment';
import { describeChanges } from './describeChanges';
import { type GithubApi, workflowApi } from './githubApi';
import { readSite, type SitePages } from './readSite';
import { suggestFixes } from './suggestFixes';
import { addToSummary, type PullEvent, setOutput } from './workflow';
import { BUG_COMMENT, type PullReport, writeComment, writeSummary } from './writeComment';

/** The content folder in the repository. */
const CONTENT = 'content';

const PICTURES_FOLLOW =
  'Pictures of the pages, before and after, follow some minutes later with the check “Pages”.';

/** Checks the content of a pull request and reports on GitHub. Returns the exit code: 1 if the pull request introduces an error. */
export async function answerPullRequest(repository: string, event: PullEvent): Promise<number> {
  try {
    return await checkPull(repository, event);
  } catch (error) {
    await tryToWrite(event, (api) => updateComment(api, event.number, BUG_COMMENT));
    throw error;
  }
}

async function checkPull(repository: string, event: PullEvent): Promise<number> {
  const { number, base: targetCommit, head, from, branch } = event;
  const { GITHUB_SERVER_URL: server } = process.env;
  const base = mergeBase(repository, targetCommit, head);
  const content = join(repository, CONTENT);
  const { published } = lastPublished(content, base);
  const options: CheckOptions = { latest: new Map(), ...(published && { published }) };
  const { checked, site } = readSite(content, options);
  const messages = await provenMessages(repository, checked, (texts) =>
    checkFolder(content, { ...options, texts }),
  );
  const pictureUrl = (path: string) =>
    `${server}/${from}/blob/${head}/${CONTENT}/${encodeURI(path)}?raw=true`;
  const before = base
    ? withContent(repository, base, (folder) => {
        const { checked: old, site: oldSite } = readSite(folder);
        return { messages: old.messages, visible: describeVisible(oldSite, site, pictureUrl) };
      })
    : { messages: [], visible: 'There is no earlier version to compare with.' };
  const diff = readDiff(repository, base, head, CONTENT);
  const report: PullReport = {
    ...splitMessages(messages, before.messages, diff),
    files: checked.files,
    visible: before.visible,
    linkTo: (file, line) => `${server}/${from}/edit/${encodeURI(branch)}/${encodeURI(file)}#L${line}`,
  };
  for (const line of annotate(report.introduced, diff.changed)) console.log(line);
  addToSummary(writeSummary(report));
  const text = writeComment(report);
  const isWritten = await tryToWrite(event, async (api) => {
    await updateComment(api, number, text);
    await suggestFixes(api, messages, { number, head, isShown: diff.isShown });
  });
  if (!isWritten) setOutput('comment', text);
  setOutput('judged', 'yes');
  return report.introduced.some(({ fatal }) => fatal) ? 1 : 0;
}

/**
 * Splits messages by whether the base has them too. They are equal if file, rule, field and text are equal, because line numbers
 * move. Of equal messages, those on lines outside the diff count as preexisting first.
 */
function splitMessages(
  messages: readonly Message[],
  before: readonly Message[],
  { isShown, earlierNames }: FolderDiff,
): Pick<PullReport, 'introduced' | 'preexisting'> {
  const keyWithText = (message: Message) =>
    `${problemKey({ ...message, file: earlierNames.get(message.file) ?? message.file })}\n${message.typed}`;
  const rank = ({ file, start }: Message) => Number(isShown(file, start.line));
  const outsideFirst = messages.toSorted((one, other) => rank(one) - rank(other));
  const preexisting = itemsAlsoIn(before, outsideFirst, keyWithText);
  return {
    introduced: messages.filter((message) => !preexisting.has(message)),
    preexisting: messages.filter((message) => preexisting.has(message)),
  };
}

/** What visitors will see, in Markdown, or why that is unknown. */
function describeVisible(
  before: SitePages | undefined,
  after: SitePages | undefined,
  pictureUrl: (path: string) => string,
): string {
  if (!after) return 'This can be shown once the errors are fixed.';
  if (!before) return 'The site as it was before has errors of its own, so the two cannot be compared.';
  const visible = describeChanges(before, after, pictureUrl);
  return visible ? `${visible}\n\n${PICTURES_FOLLOW}` : 'Visitors will see no difference.';
}

/** Runs `work` with GitHub's API. Returns false if it failed, or was not tried because the token of a fork is read-only. */
async function tryToWrite({ isFork }: PullEvent, work: (api: GithubApi) => Promise<void>): Promise<boolean> {
  if (isFork) {
    console.log('No comment is written: this change comes from another repository.');
    return false;
  }
  try {
    await work(workflowApi().api);
    return true;
  } catch (error) {
    console.log(
      `::notice::The comment could not be written: ${error instanceof Error ? error.message : error}. The summary has everything.`,
    );
    return false;
  }
}

/** What a change does to the files of a folder. */
type FolderDiff = ReturnType<typeof readDiff>;

/** Compares a folder in two commits; without the first, nothing has changed. */
function readDiff(repository: string, from: string | undefined, to: string, folder: string) {
  const options = ['--unified=3', '--no-color', '--no-ext-diff', '--find-renames'];
  const diff = from ? git(repository, ['diff', ...options, from, to, '--', folder]) : '';
  const files = parsePatch(diff).map(({ oldFileName = '', newFileName = '', ...file }) => ({
    ...file,
    earlierName: oldFileName.replace(/^a\//, ''),
    name: newFileName.replace(/^b\//, ''),
  }));
  const withLines = files.filter(({ hunks, isDelete }) => hunks.length > 0 && !isDelete);
  const hunksOf = new Map(withLines.map(({ name, hunks }) => [name, hunks]));
  const renamed = files.filter(({ isRename }) => isRename);
  return {
    /** The files with lines in the diff; deleted ones are left out. */
    changed: new Set(hunksOf.keys()),
    /** The earlier name of each renamed file. */
    earlierNames: new Map(renamed.map(({ name, earlierName }) => [name, earlierName])),
    /** Whether the diff shows a line of the new file, so that a review can comment on it. */
    isShown: (file: string, line: number) =>
      (hunksOf.get(file) ?? []).some(
        ({ newStart, newLines }) => line >= newStart && line < newStart + newLines,
      ),
  };
}
