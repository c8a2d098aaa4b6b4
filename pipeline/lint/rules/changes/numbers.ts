import { rule } from '../../rule';
import { type ChangedFile, changedFiles } from '../../site/changes/changedFiles';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** The last parts of fields whose numbers are positions, contacts, days or names of files. */
const NO_AMOUNT =
  /^(?:order|columns|phone|license|postalCode|latitude|longitude|street|date|finished|publish\w*|updatedAt|expiresAt|url|site|to|slug|image|photo\w*|before|after|path|frame|color|action)$/;
/** How many entries a section shows. */
const SHOWN = /^(?!rating\.).*count$/;

const inDigits = (digits: string) => Number(digits.replaceAll(',', ''));

/** A zero more or fewer, or the last digit missing. */
const isTenth = (low: number, high: number) =>
  low > 0 && (low * 10 === high || (high >= 1000 && low === Math.floor(high / 10)));

/** The first number of a text that is ten times or a tenth of what it was, if nothing but numbers changed. */
function tenfold(before: string, now: string): { before: string; now: string } | undefined {
  if (before === now || before.replace(NUMBER, '#') !== now.replace(NUMBER, '#')) return undefined;
  const [old, fresh] = [before, now].map((text) => text.match(NUMBER) ?? []);
  const index = old?.findIndex((digits, at) => {
    const [a, b] = [inDigits(digits), inDigits(fresh?.[at] ?? '')];
    return isTenth(a, b) || isTenth(b, a);
  });
  const [was, is] = [old?.[index ?? -1], fresh?.[index ?? -1]];
  return was && is ? { before: was, now: is } : undefined;
}

const isAmount = (field: string, text: string): boolean => {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name));
  const isAddress = / -> |^\S*\/\S*$|^\S+\.\w{3,4}$/.test(text);
  return (
    !NO_AMOUNT.test(names.at(-1) ?? '') && !NO_AMOUNT.test(names[0] ?? '') && !SHOWN.test(field) && !isAddress
  );
};

export const numberTenfold = rule({
  id: 'number-tenfold',
  on: 'site',
  severity: 'warning',
  message:
    'This is “{now}”, and before this change it was {before}. Check the zeros, or leave it if the change is right.',
  check(input, report) {
    for (const file of changedFiles(input))
      for (const { found, ...place } of [...changedFields(file), ...changedLines(file)])
        report({ in: file.document, ...place, actual: found.now, data: found });
  },
});

function changedFields({ before, now }: ChangedFile) {
  return [...before].flatMap(([field, text]) => {
    const isOther = field === '' || !isAmount(field, text);
    const found = isOther ? undefined : tenfold(text, now.get(field) ?? '');
    return found ? [{ field, found }] : [];
  });
}

/** Below the fields. */
function changedLines({ document: { source }, before }: ChangedFile) {
  const old = new Map(
    before
      .get('')
      ?.split('\n')
      .map((line) => [line.replace(NUMBER, '#'), line]),
  );
  return source.body.split('\n').flatMap((text, index) => {
    const found = tenfold(old.get(text.replace(NUMBER, '#')) ?? '', text);
    return found ? [{ line: source.bodyLine + index, found }] : [];
  });
}
