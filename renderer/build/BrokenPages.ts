import { DamagedCache } from '../../pipeline/source/cacheFolders';

/** A page that cannot be rendered although the check accepts its file. */
export interface BrokenPage {
  /** The content file, as named in messages. */
  file: string;
  reason: string;
}

export class BrokenPages extends Error {
  constructor(readonly pages: readonly BrokenPage[]) {
    const lines = pages.map(({ file, reason }) => `  ${file}: ${reason}`);
    super(`These pages could not be rendered because of a bug in the engine:\n${lines.join('\n')}`);
  }
}

/** Runs `work` for one page and turns its errors into `BrokenPages`; disk and cache errors pass through. */
export function forPage<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isPageError = error instanceof Error && !(error instanceof DamagedCache) && !('syscall' in error);
    throw isPageError ? new BrokenPages([{ file, reason: error.message }]) : error;
  }
}

/** Like `forPage`, but adds a page that fails to `broken` instead of throwing. */
export function tryPage<Result>(broken: BrokenPage[], file: string, work: () => Result): Result | undefined {
  try {
    return forPage(file, work);
  } catch (error) {
    if (!(error instanceof BrokenPages)) throw error;
    broken.push(...error.pages);
    return undefined;
  }
}
