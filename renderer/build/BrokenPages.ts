import { DamagedCache } from '../../pipeline/source/DamagedCache';

/** A page that cannot be rendered although the check accepts its file. */
export interface BrokenPage {
  /** The content file, as named in messages. */
  file: string;
  reason: string;
  /** Damaged files of the cache, if they are the reason. */
  damaged?: readonly string[];
}

export class BrokenPages extends Error {
  constructor(readonly pages: readonly BrokenPage[]) {
    const lines = pages.map(({ file, reason }) => `  ${file}: ${reason}`);
    super(`These pages could not be rendered because of a bug in the engine:\n${lines.join('\n')}`);
  }
}

/** Runs `work` for one page. If it fails, adds the page to `broken`; disk errors pass through. */
export function tryPage<Result>(broken: BrokenPage[], file: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    const damaged = error instanceof DamagedCache ? { damaged: error.files } : {};
    broken.push({ file, reason: error.message, ...damaged });
    return undefined;
  }
}
