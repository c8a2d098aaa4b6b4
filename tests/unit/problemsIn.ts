import type { CheckOptions } from '../../pipeline/lint/lint';
import { type JsonProblem, toJson } from '../../pipeline/lint/reporters/json';
import { checkCopy } from './checkCopy';

/** The problems in a content folder, as `npm run validate -- --format json` prints them. */
export function problemsIn(folder: string, options?: CheckOptions): JsonProblem[] {
  return checkCopy(folder, options).messages.map(toJson);
}
