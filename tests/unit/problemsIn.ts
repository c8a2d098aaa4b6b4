import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { type JsonProblem, toJson } from '../../pipeline/lint/reporters/json';

/** The problems in a content folder, as `npm run validate -- --format json` prints them. */
export function problemsIn(folder: string, options?: CheckOptions): JsonProblem[] {
  return checkFolder(folder, options).messages.map(toJson);
}
