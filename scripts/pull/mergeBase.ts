import { git } from './git';

/** The commit that a change began from, or nothing where the history is not there. */
export function mergeBase(folder: string, base: string, head: string): string | undefined {
  try {
    return git(folder, ['merge-base', base, head]).trim();
  } catch {
    return undefined;
  }
}
