import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPaths } from './projectPaths';

/** The folders that a command works on. `--content` and `--out` are relative to where the command was typed. */
export function commandFolders(
  argv: string[],
): { content: string; out: string; cache: string; keepLastGood: boolean } | { fault: string } {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        cache: { type: 'string' },
        'keep-last-good': { type: 'boolean', default: false },
      },
    });
    const typedIn = process.env.INIT_CWD ?? process.cwd();
    const at = (given: string | undefined, usual: string) =>
      given === undefined ? usual : resolve(typedIn, given);
    return {
      content: at(values.content, projectPaths.content),
      out: at(values.out, projectPaths.out),
      cache: at(values.cache, projectPaths.cache),
      keepLastGood: values['keep-last-good'],
    };
  } catch (error) {
    return {
      fault: `${(error as Error).message.split('.')[0]}. This command takes --content DIR, --out DIR and --keep-last-good.`,
    };
  }
}
