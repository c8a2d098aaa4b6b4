import { rangeOfField } from '../../../passages/fieldRange';
import { type Range, rangeOnLine, wholeFile } from '../../../passages/Range';
import { type Document, type DocumentOf, documentsOf, isOfType } from '../../Document';
import { write } from '../../finding';
import { forEachRepeated, type Rule, rule } from '../../rule';
import { changedLast, isCopy, uniqueText } from '../../site/copies';

const titleName = rule({
  id: 'title-name',
  severity: 'warning',
  what: 'The site adds the name of the business to each title.',
  advice: 'Delete it here.',
  site({ documents }, report) {
    const { name, shortName } = documents.find(isOfType('business'))?.fields ?? {};
    const names = [name, shortName].filter((each) => each !== undefined);
    for (const document of documents) {
      const { address, fields } = document;
      const { title } = fields;
      if (address === undefined || typeof title !== 'string') continue;
      const own = names.find((each) => title.endsWith(each));
      if (!own) continue;
      const before = title.slice(0, -own.length);
      const expected = before.replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
      if (expected === '' || expected === before) continue;
      const range = rangeOfField(document.source, 'title', expected.length);
      report({ range, fix: write(range, '') });
    }
  },
});

interface Shared extends Pick<Rule, 'id' | 'what' | 'advice' | 'inForm'> {
  field: string;
  keysOf: (document: Document) => string[];
}

/** A rule about a field in which files must differ. */
function sharedField({ field, keysOf, ...definition }: Shared) {
  return rule({
    ...definition,
    severity: 'warning',
    site(input, report) {
      const first = new Map<string, Document>();
      for (const document of changedLast(input)) {
        const keys = keysOf(document);
        const other = keys.map((key) => first.get(key)).find((each) => each && !isCopy(document, each));
        for (const key of keys) if (!first.has(key)) first.set(key, document);
        if (!other) continue;
        const [name, value] = [String(other.fields.name), String(document.fields[field])];
        report({
          range: rangeOfField(document.source, field),
          data: { other: other.file, name, value },
        });
      }
    },
  });
}

const listedText =
  (name: 'title' | 'description') =>
  ({ address, fields: { [name]: value, listed } }: Document): string[] =>
    address !== undefined && listed !== false && typeof value === 'string' ? [value] : [];

const sharedText = (field: 'title' | 'description') =>
  sharedField({
    id: `${field}-twice`,
    field,
    what: `This ${field} is the same as the one in {other}.`,
    advice: 'Search engines want each page to have its own.',
    keysOf: listedText(field),
  });

const fileTwice = rule({
  id: 'file-twice',
  what: 'This file says the same as {original}, so it would be shown twice.',
  advice: 'Delete one of the two.',
  site({ documents }, report) {
    forEachRepeated(documents, uniqueText, (document, other) => {
      const isOriginal = document.name.length < other.name.length;
      const [copy, original] = isOriginal ? [other, document] : [document, other];
      report({ range: wholeFile(copy.file), data: { original: original.file } });
    });
  },
});

const titleTwice = sharedText('title');
const descriptionTwice = sharedText('description');

const townTwice = sharedField({
  id: 'town-twice',
  field: 'name',
  what: 'This town has a page already: {other}.',
  advice: 'Keep one of the two, and move there what the other one says.',
  keysOf: (document) => {
    if (!isOfType('area')(document)) return [];
    const { name, state } = document.fields;
    return [`${name?.toLowerCase()}, ${state}`];
  },
});

const orderTwice = sharedField({
  id: 'order-twice',
  field: 'order',
  what: 'The position {value} is taken, and only one can come first.',
  advice: 'Give this and {other} different numbers.',
  inForm: '{name} has it. Write another number.',
  keysOf: ({ type, fields: { order, published, pages } }) => {
    if (order === undefined || published === false) return [];
    // Reviews have their positions on each page.
    const groups = type === 'review' ? (Array.isArray(pages) ? pages : []) : [''];
    return groups.map((group) => `${type} ${group} ${order}`);
  },
});

/** Texts of which a copied file still has the original's. */
function textsOf({ type, fields, body }: Document): [field: string, text: string][] {
  // Of reviews and jobs another rule says it, and the pages of a new site begin with one text.
  const isCopied = type === 'article' || type === 'service' || type === 'area';
  const texts = {
    excerpt: fields.excerpt,
    description: type === 'member' && fields.description,
    '': isCopied && body?.hash,
  };
  return Object.entries(texts).flatMap(([field, text]) =>
    typeof text === 'string' && text !== '' ? [[field, `${type} ${field} ${text}`]] : [],
  );
}

/** Of two files about one person another rule says that they are the same. */
const isSameName = ({ fields: { name } }: Document, { fields }: Document) =>
  name !== undefined && name === fields.name;

const textTwice = rule({
  id: 'text-twice',
  severity: 'warning',
  what: 'Your site has this text already.',
  advice: 'It is in {other}. Write what is different here.',
  inForm: 'Write what is different here.',
  site(input, report) {
    const first = new Map<string, Document>();
    for (const document of changedLast(input)) {
      const texts = textsOf(document);
      const [field, text = ''] = texts.find(([, each]) => first.has(each)) ?? [];
      const other = first.get(text);
      for (const [, each] of texts.filter(([, one]) => !first.has(one))) first.set(each, document);
      if (!other || isSameName(document, other)) continue;
      const range = field ? rangeOfField(document.source, field) : firstLineOf(document);
      report({ range, data: { other: other.file } });
    }
  },
});

/** The first line of the text of a file. */
function firstLineOf({ source }: Document): Range {
  const { lines, bodyLine } = source;
  return rangeOnLine(
    source,
    lines.findIndex((text, index) => index >= bodyLine - 1 && text.trim() !== '') + 1,
  );
}

const reviewTwice = rule({
  id: 'review-twice',
  severity: 'warning',
  what: 'Your site has this review already, under another name.',
  advice: 'It is in {file}. Write what this customer said, or delete one of the two.',
  inForm: 'Write what this customer said.',
  site({ documents }, report) {
    const textOf = ({ body }: DocumentOf<'review'>) => body?.hash;
    forEachRepeated(documentsOf(documents, 'review'), textOf, (review, { fields: { name }, file }) => {
      if (name !== review.fields.name) report({ range: firstLineOf(review), data: { file } });
    });
  },
});

export const duplicateRules: readonly Rule[] = [
  fileTwice,
  titleTwice,
  descriptionTwice,
  textTwice,
  townTwice,
  orderTwice,
  titleName,
  reviewTwice,
];
