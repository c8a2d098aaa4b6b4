import { visitEntry } from '../../../model/visitEntry';
import type { Document } from '../../Document';
import { noteAt } from '../../fields/schema';
import { textLines } from '../../MarkdownText';
import { type Former, type Rule, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8});/i;
const ENTITIES = new RegExp(ENTITY, 'gi');
/** The characters of the entities that word processors and web pages write. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', apos: '’', nbsp: ' ', quot: '”' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ copy: '©', reg: '®', trade: '™', deg: '°', frac12: '½', times: '×', bull: '•' },
};

/** The accents of letters in entities (`&iacute;`), as characters that combine with the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303' },
  ...{ uml: '\u0308', ring: '\u030a', caron: '\u030c', cedil: '\u0327' },
};
const ACCENTED = new RegExp(`^&([a-z])(${Object.keys(ACCENTS).join('|')});$`, 'i');

const entity = rule({
  id: 'entity',
  on: 'fields',
  kind: 'sure',
  severity: 'warning',
  about:
    'A code of web pages, such as &amp;, is shown in a field as it is written. Write the character itself.',
  check(document, report) {
    forEachText(document, (text, field) => {
      const finding = findEntity(text);
      if (finding) report({ ...finding, field });
    });
  },
  also: {
    text: checkDescriptions(findEntity),
    markdown(text, report) {
      for (const { value, line } of textLines(text, /&[#\w]+;/)) {
        const [actual] = ENTITY.exec(value) ?? [];
        if (actual && characterOf(actual))
          report({ line, ...explainEntity(`&amp;${actual.slice(1)}`, actual) });
      }
    },
  },
});

function findEntity(text: string): Former | undefined {
  if (!text.includes('&')) return undefined;
  const codes = [...text.matchAll(ENTITIES)].filter(([code]) => characterOf(code));
  const [first, last] = [codes[0], codes.at(-1)];
  if (!first || !last) return undefined;
  const actual = text.slice(first.index, last.index + last[0].length);
  const expected = actual.replace(ENTITIES, (code) => characterOf(code) ?? code);
  return { ...explainEntity(first[0], characterOf(first[0]) ?? ''), actual, expected };
}

function explainEntity(actual: string, expected: string): Former {
  const name = expected === ' ' ? 'a space' : expected;
  return { actual, expected, reason: `Visitors would see “${actual}”. Write ${name} instead.` };
}

function characterOf(code: string): string | undefined {
  const [, letter, accent = ''] = ACCENTED.exec(code) ?? [];
  if (letter) return `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC');
  const name = code.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined;
  const point = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1));
  if (point === 39 || point === 34) return '’';
  return point > 31 && point < 0x10000 ? String.fromCodePoint(point).replace('\u00a0', ' ') : undefined;
}

const EDGE = String.raw`(?<![\p{L}\p{N}*_~])`;
const END = String.raw`(?![\p{L}\p{N}*_~])`;
/** Bold, italic and crossed-out text, code, a heading and a quotation, as Markdown has them; what is left without their marks. */
const MARKS: readonly RegExp[] = [
  ...['\\*\\*', '__', '~~', '\\*', '_'].map(
    (mark) => new RegExp(`${EDGE}${mark}(?=[^\\s*_~])([^*_~]{0,200}[^\\s*_~])${mark}${END}`, 'u'),
  ),
  /`([^`]{1,200})`/,
  /^(?:#{1,6}|>) +(.+)$/,
];
const LINK = /!?\[([^[\]]{1,200})\]\((?:[/#]|https?:|tel:|mailto:|images\/)[^()\s]*\)/;

const fieldSigns = rule({
  id: 'field-signs',
  inForm: 'These signs would be shown as they are. Write plain words here.',
  on: 'fields',
  kind: 'sure',
  severity: 'warning',
  about:
    'Stars, brackets and other marks of Markdown work in texts only. A field such as a title or a label shows them as they are. Delete them.',
  check(document, report) {
    forEachText(document, (text, field) => {
      const finding = findMarks(text);
      if (finding && isText(document, field)) report({ ...finding, field });
    });
  },
  also: { text: checkDescriptions(findMarks) },
});

function findMarks(text: string): Former | undefined {
  if (!/[*_~`[#>]/.test(text)) return undefined;
  const [link, label = ''] = LINK.exec(text) ?? [];
  if (link) {
    const reason = `This field takes no links, so visitors would see “${link}”. Write only ${label}.`;
    return { actual: link, expected: label, reason };
  }
  for (const mark of MARKS) {
    const [actual, inner] = mark.exec(text) ?? [];
    if (!actual || !inner) continue;
    const reason = `This field shows its text as it is, so visitors would see “${actual}”. Write only ${inner}.`;
    return { actual, expected: inner, reason };
  }
  return undefined;
}

/** A link's label is text too. */
const isText = (document: Document, field: string) =>
  /^(?:text|link)$/.test(noteAt(document, field).kind ?? '');

function forEachText(document: Document, visit: (text: string, field: string) => void): void {
  visitEntry(document, { string: visit, link: ({ label }, field) => visit(label, field) });
}

export const fieldSignRules: readonly Rule[] = [entity, fieldSigns];
