import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The cost of a command: wall time and CPU in seconds, peak memory of all its processes in MB. */
export interface Measured {
  wall: number;
  cpu: number;
  memory: number;
  output: string;
}

/** Milliseconds between two looks at the memory. */
const MEMORY_INTERVAL = 50;

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

/** The arguments for Node in `npm run NAME`. */
export function npmScript(name: string): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return args;
}

/** Runs Node with these arguments. The shell's `times` counts the children of children too. Throws if it fails, unless failure is allowed. */
export function measure(args: readonly string[], { mayFail = false } = {}): Promise<Measured> {
  const began = performance.now();
  const shell = spawn('sh', ['-c', '"$0" "$@"; code=$?; times >&2; exit $code', process.execPath, ...args]);
  let memory = 0;
  let output = '';
  let times = '';
  const watch = setInterval(() => {
    memory = Math.max(memory, treeMemory(shell.pid ?? 0));
  }, MEMORY_INTERVAL);
  shell.stdout.on('data', (data) => {
    output += data;
  });
  shell.stderr.on('data', (data) => {
    times += data;
  });
  return new Promise((resolve, reject) => {
    shell.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0 && !mayFail)
        return reject(new Error(`node ${args.join(' ')} failed:\n${output}${times}`));
      resolve({ wall: (performance.now() - began) / 1000, cpu: childSeconds(times), memory, output });
    });
  });
}

/** The last line of `times` is the user and system time of the shell's children: `1m2.34s 0m5.67s`. */
function childSeconds(times: string): number {
  const [last = ''] = times.trim().split('\n').slice(-1);
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** The memory of a process and all below it, in MB: the sum of their resident sets, so that shared pages count twice. Linux only. */
function treeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const tree = new Set([root]);
  for (let grown = -1; grown !== tree.size; ) {
    grown = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  const pages = processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { resident }) => sum + resident, 0);
  return (pages * 4096) / 1024 / 1024;
}

/** Empty where the process has ended meanwhile. */
function readProcess(pid: number): { pid: number; parent: number; resident: number }[] {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return [{ pid, parent: Number(after.split(' ')[1]), resident }];
  } catch {
    return [];
  }
}
