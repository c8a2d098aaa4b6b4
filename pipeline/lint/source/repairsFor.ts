import { hyphenRepairs, indentRepairs, tabRepairs } from './indentRepairs';
import { lineRepairs } from './lineRepairs';
import { filled } from './lineShape';
import { leftEntryRepairs, movedEntryRepairs } from './movedEntryRepairs';
import type { Repair } from './Repair';

/** Everything that could be meant where reading stopped at line `at`, the likeliest first. */
export function* repairsFor(
  front: readonly string[],
  at: number,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const near = [at, filled(front, at, 1), filled(front, at, -1)].filter((index) => index >= 0);
  for (const index of near) yield* tabRepairs(front, index);
  yield* movedEntryRepairs(front, at, names);
  yield* leftEntryRepairs(front, at, names);
  yield* hyphenRepairs(front, at);
  yield* openings(front, at);
  for (const index of near) yield* lineRepairs(front, index, names);
  for (const index of near.filter((each) => each >= at)) yield* indentRepairs(front, index);
}

/** A mark that was opened above and never closed swallows what follows. */
function* openings(front: readonly string[], at: number): Generator<Repair> {
  const message = 'A quotation mark is opened and never closed. Add the closing one.';
  for (let index = Math.min(at, front.length - 1); index >= 0; index -= 1) {
    const [, before = '', mark = '', rest = ''] =
      /^(.*?(?:: +|- +))(["'])((?:(?!\2).)*)$/.exec(front[index] ?? '') ?? [];
    if (!mark) continue;
    const curly = /^(.*)[”“]\s*$/.exec(rest);
    const column = before.length + 1;
    if (curly) yield { index, text: `${before}"${curly[1]}"`, column, code: 'quote-curly', message: CURLY };
    const words = mark === '"' ? rest.trimEnd() : `'${rest.trimEnd()}`;
    yield {
      index,
      text: `${before}"${words.replace(/(["\\])/g, '\\$1')}"`,
      column,
      code: 'quote-open',
      message,
    };
    return;
  }
}

export const CURLY =
  'The marks round this text are curly ones, which mean nothing here. Use straight ones: "';
