import { monthsOf, parseDuration } from '../../../fields/duration';
import { rangeOfField } from '../../../passages/fieldRange';
import { rangeOnLine } from '../../../passages/Range';
import type { Finding } from '../../finding';
import { rule } from '../../rule';
import { type ChangedFile, changedFiles } from '../../site/changes/changedFiles';

export const numberTenfold = rule({
  id: 'number-tenfold',
  severity: 'warning',
  what: 'This is “{now}”, and before this change it was {before}.',
  advice: 'Check the zeros, or leave it if the change is right.',
  site(input, report) {
    for (const file of changedFiles(input))
      for (const finding of [...findInFields(file), ...findInText(file)]) report(finding);
  },
});

function findInFields({ document: { source }, before, now }: ChangedFile): Finding[] {
  return [...before].flatMap(([field, text]) => {
    const isOther = field === '' || !isAmount(field, text);
    const found = isOther ? undefined : tenfold(text, now.get(field) ?? '');
    return found ? [{ range: rangeOfField(source, field, ...found.span), data: found.data }] : [];
  });
}

/** Below the fields. */
function findInText({ document: { source }, before }: ChangedFile): Finding[] {
  const withoutNumbers = (line: string) => line.replace(NUMBER, '#');
  const old = new Map(
    before
      .get('')
      ?.split('\n')
      .map((line) => [withoutNumbers(line), line]),
  );
  return source.body.split('\n').flatMap((text, index) => {
    const found = tenfold(old.get(withoutNumbers(text)) ?? '', text);
    const [from, to] = found?.span ?? [0, 0];
    const range = rangeOnLine(source, source.bodyLine + index, from + 1, to + 1);
    return found ? [{ range, data: found.data }] : [];
  });
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The first number of a text that is ten times or a tenth of what it was, if nothing but numbers changed. */
function tenfold(before: string, now: string) {
  if (before === now || before.replace(NUMBER, '#') !== now.replace(NUMBER, '#')) return undefined;
  const old = before.match(NUMBER) ?? [];
  for (const [index, { 0: digits, index: from }] of [...now.matchAll(NUMBER)].entries()) {
    const was = old[index] ?? '';
    const [a, b] = [was, digits]
      .map((each) => Number(each.replaceAll(',', '')))
      .sort((one, other) => one - other);
    if (isTenth(a ?? 0, b ?? 0))
      return { span: [from, from + digits.length] as const, data: { before: was, now: digits } };
  }
  return undefined;
}

/** A zero more or fewer, or the last digit missing. */
const isTenth = (low: number, high: number) =>
  low > 0 && (low * 10 === high || (high >= 1000 && low === Math.floor(high / 10)));

/** The last parts of fields whose numbers are positions, contacts, days or names of files. */
const NO_AMOUNT =
  /^(?:order|columns|phone|license|postalCode|latitude|longitude|street|date|finished|publish\w*|updatedAt|expiresAt|url|site|to|slug|image|photo\w*|before|after|path|frame|color|action)$/;
/** How many entries a section shows. */
const SHOWN = /^(?!rating\.).*count$/;

const isAmount = (field: string, text: string): boolean => {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name));
  const isAddress = / -> |^\S*\/\S*$|^\S+\.\w{3,4}$/.test(text);
  return (
    !NO_AMOUNT.test(names.at(-1) ?? '') && !NO_AMOUNT.test(names[0] ?? '') && !SHOWN.test(field) && !isAddress
  );
};

const KEPT = { keepLeads: 'requests', keepPhotos: 'photographs of requests' };

export const keepShortened = rule({
  id: 'keep-shortened',
  severity: 'warning',
  what: 'This says {now}, and before this change it said {before}. Once this is published, the {kept} from before {date} are deleted for good.',
  advice: 'If you need some of them, save them first.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input))
      for (const [field, kept] of document.type === 'business' ? Object.entries(KEPT) : []) {
        const [old = '', fresh = ''] = [before.get(field), now.get(field)];
        const [was, is] = [monthsIn(old), monthsIn(fresh)];
        if (!was || !is || is >= was) continue;
        const data = { now: fresh, before: old, kept, date: monthsBefore(input.now.today, is) };
        report({ range: rangeOfField(document.source, field), data });
      }
  },
});

function monthsIn(text: string): number | undefined {
  const span = parseDuration(text);
  return span && monthsOf(span);
}

function monthsBefore(today: string, months: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
