import { contentTypeOf } from '../../../model/registry';
import { type Document, isOfType } from '../../Document';
import { forEachRepeated, type Rule, rule, type SiteInput } from '../../rule';
import { firstTextLine } from './reviewFacts';

const titleName = rule({
  id: 'title-name',
  on: 'site',
  severity: 'warning',
  message: 'The site adds the name of the business to each title. Delete it here.',
  check({ documents, forEachDocument }, report) {
    const { name, shortName } = documents.find(isOfType('business'))?.fields ?? {};
    const names = [name, shortName].filter((each) => each !== undefined);
    forEachDocument(({ address, fields: { title } }) => {
      if (address === undefined || typeof title !== 'string') return;
      const own = names.find((each) => title.endsWith(each));
      if (!own) return;
      const before = title.slice(0, -own.length);
      const expected = before.replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
      if (expected === '' || expected === before) return;
      report({ field: 'title', actual: title, expected });
    });
  },
});

interface Shared extends Pick<Rule, 'id' | 'message' | 'inForm'> {
  field: string;
  keysOf: (document: Document) => string[];
}

/** All files, those that changed last: of two that are alike, the fault is in the changed one. */
export function changedLast({ documents, tree, published }: SiteInput): Document[] {
  const changed = new Set([...(published?.added ?? []), ...(published?.old ?? []).map(({ path }) => path)]);
  const isChanged = ({ file }: Document) => changed.has(file.slice(tree.label.length + 1));
  return [...documents].sort((one, other) => Number(isChanged(one)) - Number(isChanged(other)));
}

/** A rule about a field in which files must differ. */
function sharedField({ field, keysOf, ...definition }: Shared) {
  return rule({
    ...definition,
    on: 'site',
    severity: 'warning',
    isCausedElsewhere: true,
    check(input, report) {
      const first = new Map<string, Document>();
      for (const document of changedLast(input)) {
        const keys = keysOf(document);
        const other = keys.map((key) => first.get(key)).find((each) => each && !isCopy(document, each));
        for (const key of keys) if (!first.has(key)) first.set(key, document);
        if (!other) continue;
        const [name, value] = [String(other.fields.name), String(document.fields[field])];
        report({ in: document, field, data: { other: other.file, name, value } });
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
    message: `This ${field} is the same as the one in {other}. Search engines want each page to have its own.`,
    keysOf: listedText(field),
  });

const fileTwice = rule({
  id: 'file-twice',
  on: 'site',
  isCausedElsewhere: true,
  message: 'This file says the same as {original}, so it would be shown twice. Delete one of the two.',
  check({ documents }, report) {
    forEachRepeated(documents, uniqueText, (document, other) => {
      const isOriginal = document.name.length < other.name.length;
      const [copy, original] = isOriginal ? [other, document] : [document, other];
      report({ in: copy.file, covers: [1], data: { original: original.file } });
    });
  },
});

/** The fields that identify copies among files of the same type. */
function uniqueText({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

/** Whether one file says the same as the other, so that all it shares with it has one cause. */
export const isCopy = (one: Document, other: Document) =>
  uniqueText(one) !== undefined && uniqueText(one) === uniqueText(other);

const titleTwice = sharedText('title');
const descriptionTwice = sharedText('description');

const townTwice = sharedField({
  id: 'town-twice',
  field: 'name',
  message:
    'This town has a page already: {other}. Keep one of the two, and move there what the other one says.',
  keysOf: (document) => {
    if (!isOfType('area')(document)) return [];
    const { name, state } = document.fields;
    return [`${name?.toLowerCase()}, ${state}`];
  },
});

const orderTwice = sharedField({
  id: 'order-twice',
  field: 'order',
  message:
    'This and {other} both have the position {value}, and only one can come first. Give each its own number.',
  inForm: '{name} has the position {value} too, and only one can come first. Give each its own number.',
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
  inForm: 'Your site says the same about another one. Write what is different here.',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  message:
    'This text is the same as the one in {other}. If you copied that file, write what is different here.',
  check(input, report) {
    const first = new Map<string, Document>();
    for (const document of changedLast(input)) {
      const texts = textsOf(document);
      const [field, text = ''] = texts.find(([, each]) => first.has(each)) ?? [];
      const other = first.get(text);
      for (const [, each] of texts.filter(([, one]) => !first.has(one))) first.set(each, document);
      if (!other || isSameName(document, other)) continue;
      const place = field ? { field } : { line: firstTextLine(document) };
      report({ in: document, ...place, data: { other: other.file } });
    }
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
];
