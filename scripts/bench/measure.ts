import { spawn } from 'node:child_process';
import { treeMemory } from './treeMemory';

/** What a command took: seconds of the clock, seconds of all cores, and the most memory of all its processes in MB. */
export interface Measured {
  wall: number;
  cpu: number;
  memory: number;
  output: string;
}

/** Every so many ms memory is looked at. */
const LOOK = 50;

/** Runs Node with these arguments. The shell's `times` counts the children of children too. Throws where it fails and may not. */
export function measure(args: readonly string[], { mayFail = false } = {}): Promise<Measured> {
  const began = performance.now();
  const shell = spawn('sh', ['-c', '"$0" "$@"; code=$?; times >&2; exit $code', process.execPath, ...args]);
  let memory = 0;
  let output = '';
  let times = '';
  const looking = setInterval(() => {
    memory = Math.max(memory, treeMemory(shell.pid ?? 0));
  }, LOOK);
  shell.stdout.on('data', (data) => {
    output += data;
  });
  shell.stderr.on('data', (data) => {
    times += data;
  });
  return new Promise((resolve, reject) => {
    shell.on('close', (code) => {
      clearInterval(looking);
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
