import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { firstOf } from './firstOf';
import { type OwnFacts, ownFacts, strangeFacts } from './ownFacts';
import { problemOnLine } from './problemAt';
import { splitLines } from './tellingLines';

/** Numbers and addresses that look like those of the business and are others. */
export function checkWords({ documents }: Content): Problem[] {
  const facts = ownFacts(documents);
  if (!facts) return [];
  return documents
    .filter(({ type }) => type !== 'business')
    .flatMap((document) => [...firstOf(checkDraft(document, facts))]);
}

function* checkDraft(document: Document, facts: OwnFacts): Generator<Problem> {
  if (!facts.any.test(document.contactLines)) return;
  for (const { line, words } of splitLines(document.contactLines))
    for (const finding of strangeFacts(words, facts))
      yield problemOnLine(document, line, { ...finding, severity: 'warning' });
}
