import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const StackState = z.object({
  /** The process that started the stack. */
  pid: z.number(),
  functionUrl: z.string(),
  databaseUrl: z.string(),
});

/** @see {@link stackState} */
export type StackState = z.infer<typeof StackState>;

const fileIn = (folder: string) => join(folder, 'stack.json');

/** The small file by which other commands find a running stack. */
export const stackState = {
  /** What the file says, or null where there is none that can be read. */
  read(folder: string): StackState | null {
    if (!existsSync(fileIn(folder))) return null;
    try {
      return StackState.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
    } catch {
      return null;
    }
  },
  write(folder: string, state: StackState): void {
    writeFileSync(`${fileIn(folder)}.part`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${fileIn(folder)}.part`, fileIn(folder));
  },
  remove: (folder: string) => rmSync(fileIn(folder), { force: true }),
};
