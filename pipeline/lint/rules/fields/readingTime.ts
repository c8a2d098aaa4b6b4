import { readingTimeKind } from '../../../kinds/number';
import { minutesToRead } from '../../../model/contentTypes/article';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, isBroken, isOfType } from '../../Document';
import { checkKinds } from '../../fields/checkKinds';
import { write } from '../../finding';
import { rule } from '../../rule';

const checkUnparsed = checkKinds('reading-time', readingTimeKind);

export const readingTime = rule({
  id: 'reading-time',
  what: 'This article takes about {minutes} min to read, not “{stated}”.',
  advice: 'Correct the number, or leave it out: the site works it out.',
  about:
    'How long an article takes to read is shown as it is written, so it needs its unit: 6 min read. Without the line, the site works it out.',
  fields(document, report) {
    checkUnparsed(document, report);
    const stated = isOfType('article')(document) ? document.fields.readTime : undefined;
    const numbers = (stated?.match(/\d+/g) ?? []).map(Number);
    const minutes = minutesToRead(countWords(document));
    const isFar = (one: number, other: number) => one > 2 * other && one - other >= 5;
    if (!stated || isBroken(document, '') || !/min/i.test(stated)) return;
    if (!isFar(Math.min(...numbers), minutes) && !isFar(minutes, Math.max(...numbers))) return;
    const expected = stated.replace(/\d+(?:\D{1,3}\d+)?/, String(minutes));
    const range = rangeOfField(document.source, 'readTime', 0);
    report({
      range,
      severity: 'warning',
      data: { minutes, stated },
      fix: write(range, expected),
    });
  },
});

function countWords(document: Document): number {
  let words = 0;
  visitEntry(document, { prose: (text) => (words += text.words) });
  return words;
}
