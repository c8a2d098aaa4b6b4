import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

/** What `npm run NAME` gives to Node. */
export function commandArgs(name: string): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return args;
}
