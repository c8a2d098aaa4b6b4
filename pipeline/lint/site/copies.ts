import { contentTypeOf } from '../../model/registry';
import { typedAt } from '../../passages/passages';
import { type Range, rangeOnLine } from '../../passages/Range';
import { type Document, pathOf, rangeAt } from '../Document';
import type { Finding } from '../finding';
import type { Report, SiteInput } from '../rule';

/** All files, those that changed last: of two that are alike, the fault is in the changed one. */
export function changedLast({ documents, published }: SiteInput): Document[] {
  const changed = new Set([...(published?.added ?? []), ...(published?.old ?? []).map(({ path }) => path)]);
  const isChanged = (document: Document) => Number(changed.has(pathOf(document)));
  return documents.toSorted((one, other) => isChanged(one) - isChanged(other));
}

/** The fields that identify copies among files of the same type. */
export function uniqueText({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

/** Whether one file says the same as the other, so that all it shares with it has one cause. */
export const isCopy = (one: Document, other: Document) =>
  uniqueText(one) !== undefined && uniqueText(one) === uniqueText(other);

/** The first line of the text below the fields. */
function firstLineOf({ source }: Document): Range {
  const { lines, bodyLine } = source;
  const isFirst = (text: string, index: number) => index >= bodyLine - 1 && text.trim() !== '';
  return rangeOnLine(source, lines.findIndex(isFirst) + 1);
}

/**
 * A check that no two files share what each should have alone: texts, each with its field, which is empty for the text below
 * the fields. A message may name the other file, its name, and what is shared: `{other}`, `{name}` and `{value}`.
 */
export const checkShared =
  (textsOf: (document: Document) => (readonly [field: string, text: string])[], isRight = isCopy) =>
  (input: SiteInput, report: Report): void => {
    const firstOf = new Map<string, Document>();
    for (const document of changedLast(input)) {
      const texts = textsOf(document);
      const [shared] = texts.flatMap(([field, text]) => {
        const other = firstOf.get(text);
        return other && !isRight(document, other) ? [sharedIn(document, field, other)] : [];
      });
      for (const [, text] of texts) if (!firstOf.has(text)) firstOf.set(text, document);
      if (shared) report(shared);
    }
  };

function sharedIn(document: Document, field: string, other: Document): Finding {
  const placeIn = (each: Document) => (field === '' ? firstLineOf(each) : rangeAt(each, field));
  const value = typedAt(document.source.values, field) ?? '';
  const data = { other: other.file, name: String(other.fields.name ?? other.fields.title), value };
  return { range: placeIn(document), also: [placeIn(other)], data };
}
