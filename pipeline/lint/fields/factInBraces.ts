import { factNames, formerFacts } from '../../model/factsOf';
import { nearest } from '../suggest';
import { matchesOf } from '../wordings';

/** `{phone}`, `{{ phone }}`, `{{ site.phone }}`, `{phone number}`, or `{phone` of which the brace stays open. */
export const IN_BRACES = /\{\{?\s*(?:\w+\.)*(\w+(?:[ -]\w+){0,2})\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

/** The fact that is meant by `phone number`, `email address` or `e-mail`. */
const factMeant = (name: string): string | undefined =>
  [name.replace(/\W/g, ''), name.replace(/[ -](?:number|no|address)$/, '')].find((each) =>
    factNames.includes(each),
  );

/** Whether a name in braces is the owner's own text. */
export const isOwnText = (name: string): boolean => /\W/.test(name) && !factMeant(name);

/** The fact that is meant, in braces. `raw`: with its own braces; if one is not closed, only an exact name is a fact. */
export function expectedFact({ raw, name }: { raw: string; name: string }): string | undefined {
  const current = formerFacts.get(name) ?? name;
  if (factNames.includes(current)) return `{${current}}`;
  const nearby = factMeant(name) ?? (/^[^.]*\}$/.test(raw) ? nearest(name, factNames) : undefined);
  return nearby && `{${nearby}}`;
}

/** Whether words in braces stand for a fact, however they are written. */
export const namesFact = (raw: string): boolean =>
  matchesOf(IN_BRACES, raw).some(({ 1: closed, 2: open = '' }) =>
    expectedFact({ raw, name: closed ?? open }),
  );
