import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCheckedSite } from '../pipeline/lint/lint';
import { loadFolder } from '../pipeline/model/load/loadFolder';
import { fieldsIn } from '../pipeline/model/resolveSite';
import { listContent } from '../pipeline/source/listFolder';
import { buildSite } from '../renderer/build/buildSite';
import { git, mergeBase } from './git';
import { describeLook } from './look/describeLook';
import { lookAtChange } from './look/lookAtChange';
import { readOptions, siteFolders, siteOption } from './options';
import { takePictures } from './pullRequest/takePictures';
import { addToSummary, readEvent, setOutput } from './pullRequest/workflow';

const { values } = readOptions(
  'Builds the site before and after a pull request and looks at the pages that change. For the workflow “Pages”.',
  siteOption,
);
const { root, cache, content: changedContent } = siteFolders(values);
const folder = join(root, 'dist', 'pull');
const out = { before: join(folder, 'before'), after: join(folder, 'after') };
const COULD_NOT_RUN = 2;
const event = readEvent();
rmSync(folder, { recursive: true, force: true });

const base = mergeBase(root, event.base, event.head);
const before = base && (await buildBase(base)) ? out.before : undefined;
const isBaseBroken = base !== undefined && before === undefined;
const code = await build(root, out.after);
if (code === COULD_NOT_RUN) throw new Error('The site could not be built.');
// A change passes if the base could not be built either, so that it may fix one of several errors.
const failure = '## The site cannot be built\n\nThe check “Content” says what to fix.\n';
process.exitCode = code === 0 ? await inspectPages() : report(failure, isBaseBroken);

async function inspectPages(): Promise<number> {
  const loaded = loadFolder(listContent(changedContent));
  const { mayLeadNowhere }: { mayLeadNowhere?: string[] } = fieldsIn(loaded, 'navigation');
  const look = await lookAtChange(before, out.after, mayLeadNowhere);
  const pictures = before ? await takePictures(before, out.after, join(folder, 'pictures')) : [];
  const pictured = pictures.map(({ address }) => address);
  return report(describeLook(look, pictured), look.introduced.length === 0);
}

/** Builds the base's content with the code of the change, so that only content differs. Returns whether it succeeded. */
async function buildBase(base: string): Promise<boolean> {
  const temporary = mkdtempSync(join(tmpdir(), 'base-'));
  const checkout = join(temporary, 'checkout');
  try {
    git(root, ['worktree', 'add', '--quiet', '--detach', checkout, base]);
    return (await build(checkout, out.before)) === 0;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    git(root, ['worktree', 'prune']);
  }
}

/** Builds the site in a folder. Returns the exit code of `npm run build`. */
function build(site: string, to: string): Promise<number> {
  const content = join(site, 'content');
  const formConfig = join(folder, 'business.json');
  return buildSite({ content, out: to, cache, formConfig, load: loadCheckedSite }, console.log);
}

/** Writes the summary and returns the exit code. Without the output `judged`, the workflow reports a bug in the software. */
function report(summary: string, isFine: boolean): number {
  console.log(summary);
  addToSummary(summary);
  setOutput('judged', 'yes');
  return isFine ? 0 : 1;
}
