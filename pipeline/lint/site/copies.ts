import { contentTypeOf } from '../../model/registry';
import { typedAt } from '../../passages/passages';
import { type Range, rangeOfValue, rangeOnLine } from '../../passages/Range';
import { type Document, pathOf } from '../Document';
import type { Finding, Report, SiteInput } from '../rule';

/** All files, with changed files at the end, so that of two similar files the changed one is reported. */
export function changedLast({ documents, published }: SiteInput): Document[] {
  const changed = new Set([...(published?.added ?? []), ...(published?.old ?? []).map(({ path }) => path)]);
  const isChanged = (document: Document) => Number(changed.has(pathOf(document)));
  return documents.toSorted((one, other) => isChanged(one) - isChanged(other));
}

/** A key that is equal for copies: the type and the values of its `duplicateKey` fields. `undefined` if one is missing. */
export function duplicateKeyOf({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

/** Whether one file is a copy of the other, which is reported once and explains all texts that they share. */
export const isCopy = (one: Document, other: Document) =>
  duplicateKeyOf(one) !== undefined && duplicateKeyOf(one) === duplicateKeyOf(other);

/** The first line of the body that is not empty. */
function firstLineOf({ source }: Document): Range {
  const { lines, bodyLine } = source;
  const isFirst = (text: string, index: number) => index >= bodyLine - 1 && text.trim() !== '';
  return rangeOnLine(source, lines.findIndex(isFirst) + 1);
}

/**
 * A check that reports two files with the same text. `textsOf` returns texts with the paths of their fields; the path of the body is
 * empty. `mayShare` accepts a pair of files. The message has `{other}`, the path of the other file, its `{name}`, and the `{value}`.
 */
export const checkUnique =
  (textsOf: (document: Document) => (readonly [field: string, text: string])[], mayShare = isCopy) =>
  (input: SiteInput, report: Report): void => {
    const firstOf = new Map<string, Document>();
    for (const document of changedLast(input)) {
      const texts = textsOf(document);
      const [shared] = texts.flatMap(([field, text]) => {
        const other = firstOf.get(text);
        return other && !mayShare(document, other) ? [duplicateFinding(document, field, other)] : [];
      });
      for (const [, text] of texts) if (!firstOf.has(text)) firstOf.set(text, document);
      if (shared) report(shared);
    }
  };

/** The finding that a file has the same text as another one. */
function duplicateFinding(document: Document, field: string, other: Document): Finding {
  const placeIn = (each: Document) => (field === '' ? firstLineOf(each) : rangeOfValue(each, field));
  const value = typedAt(document.source.values, field) ?? '';
  const data = { other: other.file, name: String(other.fields.name ?? other.fields.title), value };
  return { range: placeIn(document), also: [placeIn(other)], data };
}
