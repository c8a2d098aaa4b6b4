import type { LinkValue, ProseValue } from '../../fields/values';
import { visitEntry } from '../../model/visitEntry';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import type { Addresses } from './addressesOf';
import { checkLink } from './checkLink';
import { firstOf } from './firstOf';
import { problemAt, problemOnLine } from './problemAt';

type Report = (finding: {
  code: string;
  message: string;
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}) => Problem;

/** Every link that a file names must lead somewhere. */
export function checkMentions(content: Content, addresses: Addresses): Problem[] {
  return content.documents.flatMap((document) => [...firstOf(checkDraft(document, addresses))]);
}

function* checkDraft(document: Document, addresses: Addresses): Generator<Problem> {
  for (const { value, field } of valuesIn(document)) {
    const report: Report = (finding) => problemAt(document, field, finding);
    if (value === document.body) continue;
    if (value.type === 'link') yield* checkLink(value.to, document, addresses, report);
    else yield* checkText(value, document, addresses, report);
  }
  if (document.body)
    yield* checkText(document.body, document, addresses, (finding, line) =>
      problemOnLine(document, document.source.bodyLine + line - 1, finding),
    );
}

function valuesIn(document: Document): { value: LinkValue | ProseValue; field: string }[] {
  const found: { value: LinkValue | ProseValue; field: string }[] = [];
  const add = (value: LinkValue | ProseValue, field: string) => found.push({ value, field });
  visitEntry(document, { link: add, prose: add });
  return found;
}

function* checkText(
  { notes }: ProseValue,
  document: Document,
  addresses: Addresses,
  report: (finding: Parameters<Report>[0], line: number) => Problem,
): Generator<Problem> {
  for (const note of notes) {
    // What is wrong with these is seen in the text alone.
    if (note.url === '' || note.url.startsWith('data:') || ('isPicture' in note && note.isPicture)) continue;
    const here: Report = (finding) => report(finding, note.line);
    if (note.type === 'image') continue;
    if (note.type === 'aside') yield* checkAside(note.url, addresses, here);
    else yield* checkLink(note.url, document, addresses, here, 'isBare' in note);
  }
}

function* checkAside(to: string, { published }: Addresses, report: Report): Generator<Problem> {
  if (!published.has(to.replace(/#.*/, ''))) return;
  const message = `“(${to})” would be shown as it is. A link is written like this: [words](${to})`;
  yield report({ code: 'link-form', message, wrong: `(${to})` });
}
