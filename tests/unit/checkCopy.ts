import {
  type CheckOptions,
  type CheckResult,
  checkFolder,
  type LatestResults,
} from '../../pipeline/lint/lint';

const latest: LatestResults = new Map();

/** Checks one of many copies of the same content: only what differs from the last one is linted. */
export function checkCopy(folder: string, options: CheckOptions = {}): CheckResult {
  return checkFolder(folder, { latest, ...options });
}
