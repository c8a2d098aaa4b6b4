import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { buildSite } from '../renderer/build/buildSite';
import { readOptions } from './options';
import { projectPaths } from './projectPaths';
import { checkOutContent, mergeBase } from './pull/git';
import { readEvent } from './pull/readEvent';
import { takePictures } from './pull/takePictures';

/** Pictures of what a pull request changes, for its workflow. */
const { content, cache } = projectPaths;
const folder = join(cache, 'pull');
const out = { before: join(folder, 'before'), after: join(folder, 'after') };

readOptions(
  'Takes pictures of a pull request’s changed pages, before and after. For the workflow “Gate”.',
  {},
);
const file = process.env.GITHUB_EVENT_PATH;
if (!file) stop('This runs in a GitHub workflow.');
const event = readEvent(file);
const base = mergeBase(projectFolder, event.base, event.head);
if (!base) stop('There is no earlier version to compare with.');

rmSync(folder, { recursive: true, force: true });
// Both are built with the code of the change and without the files of `public`, so that only content differs.
const before = checkOutContent(projectFolder, base, 'content');
const codes = [await build(before, out.before), await build(content, out.after)];
rmSync(resolve(before, '..'), { recursive: true, force: true });
if (codes.some((code) => code !== 0)) stop('One of the two versions cannot be built.');
const taken = await takePictures(out.before, out.after, join(folder, 'pictures'), console.log);
for (const { address, files } of taken) console.log(`${address}: ${files.join(', ')}`);

function build(from: string, to: string): Promise<number> {
  const facts = join(folder, 'business.json');
  const options = {
    content: from,
    public: join(folder, 'none'),
    out: to,
    cache,
    facts,
    load: loadCheckedSite,
  };
  return buildSite(options, console.log);
}

function stop(sentence: string): never {
  console.log(`${sentence} No pictures are taken.`);
  process.exit(0);
}
