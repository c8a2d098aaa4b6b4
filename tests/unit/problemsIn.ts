import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { type JsonProblem, toJson } from '../../pipeline/lint/reporters/json';

/** What the check says of a content folder, as `npm run validate -- --format json` prints it. */
export function problemsIn(folder: string, options?: CheckOptions): JsonProblem[] {
  return checkFolder(folder, options).messages.map(toJson);
}
