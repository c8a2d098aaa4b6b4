import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process and all below it, in MB: the sum of their resident sets, so that shared pages count twice. Linux only. */
export function treeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => look(Number(name)));
  const family = new Set([root]);
  for (let grown = -1; grown !== family.size; ) {
    grown = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const pages = processes
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, { resident }) => sum + resident, 0);
  return (pages * 4096) / 1024 / 1024;
}

/** A process may end while it is looked at. */
function look(pid: number): { pid: number; parent: number; resident: number }[] {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return [{ pid, parent: Number(after.split(' ')[1]), resident }];
  } catch {
    return [];
  }
}
