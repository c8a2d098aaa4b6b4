import { factNames, renamedFacts } from '../../model/factsOf';
import { isTypo, nearest } from '../suggest';
import { matchesOf } from '../wordings';

/** What other programs write before a name: `{{ site.phone }}` */
const OBJECTS = 'site|params|data|global|config|settings|business|company|contact|info';
/** `{phone}`, `{{ phone }}`, `{{ site.phone }}`, `{phone number}` */
const CLOSED = String.raw`\{\{?\s*\.?(?:(?:${OBJECTS})\.)*(?<closed>\w+(?:[ -]\w+){0,2})\s*\}\}?`;
/** `{phone` without a closing brace. */
const OPEN = String.raw`\{(?<open>\w+)(?!\w)(?![^{}]*\})`;
/** A name in braces, which `nameInBraces` reads. */
export const IN_BRACES = new RegExp(`${CLOSED}|${OPEN}`, 'g');

export interface NameInBraces {
  /** The name with its braces. */
  raw: string;
  name: string;
}

export function nameInBraces({ 0: raw, groups: { closed, open = '' } = {} }: RegExpExecArray): NameInBraces {
  return { raw, name: closed ?? open };
}

/** The fact for `phone number`, `email address` or `e-mail`. */
const findFact = (name: string): string | undefined =>
  [name.replace(/\W/g, ''), name.replace(/[ -](?:number|no|address)$/, '')].find((each) =>
    factNames.includes(each),
  );

/** Whether several words in braces are the owner's own text, and not a fact. */
export const isOwnText = (name: string): boolean => /\W/.test(name) && !findFact(name);

/** The likely fact, in braces. Unless it has one brace on each side, as facts have, only a typo is corrected. */
export function expectedFact({ raw, name }: NameInBraces): string | undefined {
  const current = renamedFacts.get(name) ?? name;
  if (factNames.includes(current)) return `{${current}}`;
  const isInBraces = /^\{[^{.]*\}$/.test(raw);
  const similar = isInBraces ? nearest(name, factNames) : factNames.find((each) => isTypo(name, each));
  const expected = findFact(name) ?? similar;
  return expected && `{${expected}}`;
}

/** Whether a text has a fact in braces, even a misspelled one. */
export const namesFact = (text: string): boolean =>
  matchesOf(IN_BRACES, text).some((match) => expectedFact(nameInBraces(match)));
