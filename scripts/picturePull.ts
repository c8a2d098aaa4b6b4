import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { build } from './build';
import { projectPaths } from './projectPaths';
import { checkOutContent } from './pull/checkOutContent';
import { mergeBase } from './pull/mergeBase';
import { readEvent } from './pull/readEvent';
import { takePictures } from './pull/takePictures';

const log = (line: string): void => console.log(line);
const place = join(projectPaths.cache, 'pull');
const out = { before: join(place, 'before'), after: join(place, 'after'), pictures: join(place, 'pictures') };

function stop(sentence: string): never {
  log(`${sentence} No pictures are taken.`);
  process.exit(0);
}

const file = process.env.GITHUB_EVENT_PATH;
if (!file) stop('This runs in a workflow of GitHub.');
const event = readEvent(file);
const base = mergeBase(projectFolder, event.base, event.head);
if (!base) stop('There is no earlier version to compare with.');

rmSync(place, { recursive: true, force: true });
// Both are built by the code of the change, so that only the content makes a difference.
const content = checkOutContent(projectFolder, base, 'content');
const codes = [];
for (const [from, to] of [
  [content, out.before],
  [projectPaths.content, out.after],
] as const)
  codes.push(await build({ content: from, out: to, cache: projectPaths.cache }, log));
rmSync(resolve(content, '..'), { recursive: true, force: true });
if (codes.some((code) => code !== 0)) stop('One of the two versions cannot be built.');
const taken = await takePictures(out.before, out.after, out.pictures, log);
for (const { address, files } of taken) log(`${address}: ${files.join(', ')}`);
