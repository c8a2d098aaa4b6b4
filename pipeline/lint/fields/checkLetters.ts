import type { Source } from '../../source/Source';
import type { Problem } from '../Problem';

const MESSAGE =
  'The sign � stands where a letter was lost on the way from another program. Type the letter again.';

/** Signs that programs leave where they could not read a letter. */
export function* checkLetters({ file, lines }: Pick<Source, 'file' | 'lines'>): Generator<Problem> {
  const at = {
    file,
    field: '',
    severity: 'error' as const,
    code: 'letter-lost',
    message: MESSAGE,
    fix: null,
  };
  for (const [index, line] of lines.entries()) {
    const column = line.indexOf('�') + 1;
    if (column > 0) yield { ...at, line: index + 1, column };
  }
}
