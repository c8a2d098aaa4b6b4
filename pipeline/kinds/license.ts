import type { Kind } from './kind';
import { isSentence } from './words';

/** The number of a license, and nothing that is said of it. */
export const licenseAnswer: Kind<string> = {
  name: 'license',
  example: 'MS90012345',
  parse: (input) =>
    input.length <= 60 && LICENSE.test(input) && !isSentence(input) && !/\bexp/i.test(input)
      ? input
      : undefined,
  read: (typed) => [typed.replace(NAMED, '')],
  advice: 'Write only the number of your license, for example MS90012345.',
};

const NAMED = /^(?:lic(?:ense)?\b\.?)?\s*(?:#|no\.|number)?\s*:?\s*(?=\w*\d)/i;

/** A number of three digits or more, a few words before it, and what it is for. */
const LICENSE = /^(?:[\p{L}\d.:#-]+\s+){0,4}\S*\d(?:\S*\s?\d){2}\S*(?:\s+\S+){0,2}$/u;
