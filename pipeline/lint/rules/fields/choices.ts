import { NO, YES } from '../../../fields/field';
import { iconNames } from '../../../fields/iconNames.generated';
import { trades } from '../../../fields/trades';
import { readTrade } from '../../../fields/typedContacts';
import { minutesToRead } from '../../../model/contentTypes/article';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, isOfType, isUncertain } from '../../Document';
import { checkValues } from '../../fields/faults';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { listLike, listSome, nearest } from '../../suggest';

const choice = rule({
  id: 'choice',
  about: 'This field takes one of the words that the message lists.',
  fields: checkValues('choice', ({ input, note: { options = [] } }) => ({
    reason: `Choose one of these: ${listLike(input, options, 'FIELDS.md')}.`,
    inForm: `Choose one of these: ${listSome(options)}.`,
    expected: nearest(input, options),
  })),
});

/** Other spellings. */
const OTHER_YES = ['y', '1', 'x', '✓'];
const OTHER_NO = ['n', '0', 'none'];

const yesOrNo = rule({
  id: 'yes-or-no',
  advice: 'Write yes or no here.',
  fields: checkValues('yes or no', ({ input, name }) => ({
    expected: suggestAnswer(input.toLowerCase(), name),
  })),
});

function suggestAnswer(input: string, name: string): string | undefined {
  // The name of the field instead of yes: `closed: Closed`.
  if (OTHER_YES.includes(input) || input === name) return 'yes';
  return OTHER_NO.includes(input) ? 'no' : nearest(input, [...YES, ...NO]);
}

const icon = rule({
  id: 'icon',
  about: 'Write the name of an icon as on lucide.dev/icons, in lowercase letters with hyphens.',
  fields: checkValues('icon', ({ input }) => {
    const expected = nearest(input, iconNames());
    const hint = expected ? ` Did you mean “${expected}”?` : '';
    return { reason: `There is no icon called “${input}” at lucide.dev/icons.${hint}`, expected };
  }),
});

const TRADE_IN_FORM =
  'Write your trade by its usual name, such as plumber, roofer or remodeling contractor. If none fits, write handyman.';

const trade = rule({
  id: 'trade',
  about:
    'Write your trade as schema.org calls it, such as Plumber or GeneralContractor. All types are at https://schema.org/LocalBusiness. Where none fits, write HomeAndConstructionBusiness or LocalBusiness.',
  fields: checkValues('trade', ({ input }) => {
    const expected = readTrade(input) ?? nearest(input, trades);
    const advice = expected
      ? `Write ${expected}.`
      : 'Choose one from the list that FIELDS.md links to, or write HomeAndConstructionBusiness.';
    const reason = `“${input}” is not a trade that search engines know. ${advice}`;
    return { reason, inForm: TRADE_IN_FORM, expected };
  }),
});

const POSITIONS = ['top', 'bottom', 'left', 'right', 'center'];
const OTHER_POSITIONS: Readonly<Record<string, string>> = {
  middle: 'center',
  centre: 'center',
  up: 'top',
  down: 'bottom',
};

const picturePosition = rule({
  id: 'picture-position',
  advice: 'Write top, bottom, left, right or center, or two of them, for example: left top.',
  fields: checkValues('picture position', ({ input }) => {
    const words = input.toLowerCase().split(/[\s,-]+/);
    const known = words.map((word) => OTHER_POSITIONS[word] ?? nearest(word, POSITIONS));
    const isOne = words.length <= 2 && new Set(known).size === words.length && known.join(' ') !== input;
    return { expected: isOne && known.every(Boolean) ? known.join(' ') : undefined };
  }),
});

const readingTime = rule({
  id: 'reading-time',
  what: 'This article takes about {minutes} min to read, not “{stated}”.',
  advice: 'Correct the number, or leave it out: the site works it out.',
  about:
    'How long an article takes to read is shown as it is written, so it needs its unit: 6 min read. Without the line, the site works it out.',
  fields(document, report) {
    checkReadingTimes(document, report);
    const stated = isOfType('article')(document) ? document.fields.readTime : undefined;
    const numbers = (stated?.match(/\d+/g) ?? []).map(Number);
    const minutes = minutesToRead(countWords(document));
    const isFar = (one: number, other: number) => one > 2 * other && one - other >= 5;
    if (!stated || isUncertain(document, '') || !/min/i.test(stated)) return;
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

const checkReadingTimes = checkValues('reading time', ({ input, note }) => ({
  reason: `Write the number and its unit, for example ${note.example}, or leave it out: the site works it out.`,
  expected: /^\d+$/.test(input) ? `${input} min` : undefined,
}));

function countWords(document: Document): number {
  let words = 0;
  visitEntry(document, { prose: (text) => (words += text.words) });
  return words;
}

export const choiceRules: readonly Rule[] = [choice, trade, yesOrNo, icon, picturePosition, readingTime];
