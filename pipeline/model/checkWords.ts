import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { firstOf } from './firstOf';
import { type OwnFacts, ownFacts, strangeFacts } from './ownFacts';
import { problemOnLine } from './problemAt';
import type { Content } from './readContent';
import { splitLines } from './tellingLines';

/** Numbers and addresses that look like those of the business and are others. */
export function checkWords({ drafts }: Content): Problem[] {
  const facts = ownFacts(drafts);
  if (!facts) return [];
  return drafts
    .filter(({ type }) => type !== 'business')
    .flatMap((draft) => [...firstOf(checkDraft(draft, facts))]);
}

function* checkDraft(draft: Draft, facts: OwnFacts): Generator<Problem> {
  if (!facts.any.test(draft.tellingLines)) return;
  for (const { line, words } of splitLines(draft.tellingLines))
    for (const finding of strangeFacts(words, facts))
      yield problemOnLine(draft, line, { ...finding, severity: 'warning' });
}
