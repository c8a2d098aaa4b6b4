import { RUN_MESSAGE } from './tooDeep';
import { tooMuch } from './tooMuch';
import { tooNested } from './tooNested';

const TOO_MUCH = {
  code: 'too-much',
  message:
    'From here on there are more fields, entries and signs than a file can have. Make several files of this one, or delete what does not belong in it.',
};

/** Why the lines of fields are not read, since that would take too long, and the line of them, from 0. */
export function refusedFields(
  front: readonly string[],
): { line: number; code: string; message: string } | undefined {
  const nested = tooNested(front);
  if (nested >= 0) return { line: nested, code: 'too-deep', message: RUN_MESSAGE };
  const much = tooMuch(front, 'fields');
  return much < 0 ? undefined : { line: much, ...TOO_MUCH };
}
