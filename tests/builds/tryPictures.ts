import { readFileSync } from 'node:fs';
import { checkFolder } from '../../pipeline/lint/lint';
import { readPictures } from '../../pipeline/media/readPictures';
import { listContent } from '../../pipeline/source/listFolder';
import { Store } from '../../pipeline/source/store.mjs';
import { MediaMaker } from '../../renderer/MediaMaker';

/** Treats each picture below `images/hostile` as a build does, and prints what became of it: `damaged`, a reason, or its sizes. */
const [folder = '', cache = ''] = process.argv.slice(2);
const { pictures, others, label } = listContent(folder);
const errors = checkFolder(folder).messages.filter(({ fatal }) => fatal);
const outcome: Record<string, string> = {};
for (const path of [...pictures, ...others].filter((each) => each.startsWith('images/hostile/'))) {
  const reason = errors.find(({ file }) => file === `${label}/${path}`)?.reason;
  const { facts, damaged } = reason
    ? { facts: new Map(), damaged: [] }
    : await readPictures(folder, [path], new Store(cache));
  const { names } = await new MediaMaker(folder, cache).makeAll({ pictures: facts }, () => {});
  outcome[path] = reason ?? (damaged.length > 0 ? 'damaged' : `${names.length} files`);
}
console.log(JSON.stringify({ outcome, megabytes: peakMemory() / 1024 }));

/** KB. `maxRSS` counts the parent's memory too on Linux, where a program starts as a copy of it. */
function peakMemory(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}
