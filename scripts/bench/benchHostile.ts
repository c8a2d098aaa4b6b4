import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../pipeline/source/readSource';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import type { HostileFile } from './HostileFile';
import { hostileFiles } from './hostileFiles';
import { type Measured, measure, npmScript } from './measure';

/** Measures every hostile file, or those whose name contains what is typed. */
const {
  names: [wanted = ''],
} = readOptions('Measures the check on files that are made to slow it down.', {}, 'a part of a name');
const folder = join(projectPaths.cache, 'bench', 'hostile', 'content');

const check = () => measure([...npmScript('validate'), '--content', folder], { mayFail: true });
const checkWith = async (change: () => void) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(projectPaths.content, folder, { recursive: true });
  change();
  return await check();
};

/** If a file is refused, the longest part of it that is read. */
function cut({ path, head, words, tail }: NonNullable<HostileFile['parts']>): (() => void) | undefined {
  const partOf = (length: number) => {
    const part = words.slice(0, length);
    const end = Math.max(part.lastIndexOf('\n'), part.lastIndexOf(' ')) + 1;
    return head + part.slice(0, end > length - 1000 ? end : length) + tail;
  };
  const isRefused = (length: number) =>
    readSource('', partOf(length)).faults.some(({ ruleId }) => ruleId.startsWith('too-'));
  if (!isRefused(words.length)) return undefined;
  let [read, refused] = [0, words.length];
  while (refused - read > 50) {
    const middle = Math.floor((read + refused) / 2);
    if (isRefused(middle)) refused = middle;
    else read = middle;
  }
  return () => writeFileSync(join(folder, path), partOf(read));
}

await checkWith(() => {});
const floors = [await check(), await check(), await check()].sort((a, b) => a.cpu - b.cpu);
const floor = floors[1]?.cpu ?? 0;
const cells = ({ cpu, memory }: Measured) => [(cpu - floor).toFixed(1), memory.toFixed(0)];

console.log(
  `The check of the content alone: ${floor.toFixed(1)} s of CPU, ${floors[1]?.memory.toFixed(0)} MB.\n`,
);
console.log(
  '| With this file | s more | Peak MB | As much of it as is read: s more | Peak MB |\n|---|---|---|---|---|',
);
for (const { what, make, parts } of hostileFiles.filter((each) => each.what.includes(wanted))) {
  const whole = await checkWith(() => make(folder));
  const shorter = parts && cut(parts);
  const part = shorter ? cells(await checkWith(shorter)) : ['', ''];
  console.log(`| ${[what, ...cells(whole), ...part].join(' | ')} |`);
}
rmSync(join(folder, '..'), { recursive: true, force: true });
