import { factNames, renamedFacts } from '../../model/factsOf';
import { isTypo, nearest } from '../suggest';
import { matchesOf } from '../wordings';

/** `{phone}`, `{{ phone }}`, `{{ site.phone }}`, `{phone number}`, or `{phone` without a closing brace. */
export const IN_BRACES =
  /\{\{?\s*\.?(?:(?:site|params|data|global|config|settings|business|company|contact|info)\.)*(\w+(?:[ -]\w+){0,2})\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

/** The fact for `phone number`, `email address` or `e-mail`. */
const findFact = (name: string): string | undefined =>
  [name.replace(/\W/g, ''), name.replace(/[ -](?:number|no|address)$/, '')].find((each) =>
    factNames.includes(each),
  );

/** Whether a name in braces is the owner's own text. */
export const isOwnText = (name: string): boolean => /\W/.test(name) && !findFact(name);

/** The likely fact, in braces. `raw` is the name with its braces; without a closing brace, only an exact name is a fact. */
export function expectedFact({ raw, name }: { raw: string; name: string }): string | undefined {
  const current = renamedFacts.get(name) ?? name;
  if (factNames.includes(current)) return `{${current}}`;
  const nearby =
    findFact(name) ??
    (/^\{[^{.]*\}$/.test(raw) ? nearest(name, factNames) : factNames.find((each) => isTypo(name, each)));
  return nearby && `{${nearby}}`;
}

/** Whether a text has a fact in braces, even a misspelled one. */
export const namesFact = (raw: string): boolean =>
  matchesOf(IN_BRACES, raw).some(({ 1: closed, 2: open = '' }) =>
    expectedFact({ raw, name: closed ?? open }),
  );
