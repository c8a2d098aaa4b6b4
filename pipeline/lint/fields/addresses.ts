import { namesSeveral } from '../../fields/pageAddress';
import { STATES } from '../../fields/state';
import { parseWebAddress } from '../../fields/webAddress';
import { slugOf } from '../../model/slugOf';
import { rule } from '../rule';
import { checkPages } from '../site/reviewPages';
import { nearest } from '../suggest';
import { asAddress, PAGE_ADDRESS } from './asAddress';
import { checkValues } from './faults';

export const webAddress = rule({
  id: 'web-address',
  on: 'fields',
  severity: 'error',
  about:
    'Write the full address of the site, which begins with https://. It is best to copy it from the address bar of your browser.',
  examples: { file: 'business.md', wrong: 'site: www.harbor', right: 'site: https://www.harbor' },
  check: checkValues('web address', ({ input, note }) => {
    const secure = `https://${input.replace(/^\w*(?::\/{0,2}|\/{1,2})(?=\w+\.)/, '')}`;
    return {
      reason: `A web address starts with https://, for example ${note.example}`,
      expected: parseWebAddress(secure) && secure,
    };
  }),
});

export const pageAddress = rule({
  id: 'page-address',
  on: 'fields',
  severity: 'error',
  isFixSafe: true,
  about: 'Write the address of a page, which starts with /. Each item of a list takes one page.',
  examples: [
    { file: 'reviews/ines-morel.md', wrong: '- /leak-repair /notes', right: '- /leak-repair' },
    { file: 'reviews/ines-morel.md', wrong: '- leak-repair', right: '- /leak-repair' },
  ],
  check: checkValues('page', ({ input }) =>
    namesSeveral(input)
      ? {
          reason:
            'Only one page belongs in each entry. Write each on a line of its own, with a hyphen in front.',
        }
      : { reason: PAGE_ADDRESS, expected: asAddress(input) },
  ),
  also: { site: (input, report) => checkPages('page-address', input, report) },
});

export const slug = rule({
  id: 'slug',
  on: 'fields',
  severity: 'error',
  about: 'The last part of an address contains only lowercase letters, digits and hyphens.',
  examples: {
    file: 'blog/frozen-pipes.md',
    wrong: 'author: Harbor Light Plumbing\nslug: Frozen Pipes!',
    right: 'author: Harbor Light Plumbing\nslug: frozen-pipes',
    replace: 'author: Harbor Light Plumbing',
  },
  check: checkValues('address part', ({ input, note }) => ({
    reason: `The last part of an address has small letters, digits and hyphens only, for example ${note.example}.`,
    expected: slugOf(input) || undefined,
  })),
});

export const postalCode = rule({
  id: 'postal-code',
  on: 'fields',
  severity: 'error',
  about: 'A ZIP code has five digits, even if the first one is a zero.',
  examples: { file: 'business.md', wrong: 'postalCode: 4101', right: 'postalCode: 04101' },
  check: checkValues('postal code', ({ input }) => ({
    reason: 'A postal code has five digits, for example 08071.',
    expected: suggestPostalCode(input),
  })),
});

/** Tables lose a zero in front, and an O is often typed for a zero. */
function suggestPostalCode(input: string): string | undefined {
  if (/^\d{4}$/.test(input)) return `0${input}`;
  const inDigits = input.replace(/\b[Oo](?=\d{4})|(?<=\d)[Oo]/g, '0');
  return /\b\d{5}(-\d{4})?\b/.exec(inDigits)?.[0];
}

export const state = rule({
  id: 'state',
  on: 'fields',
  severity: 'error',
  about: 'Write a state as its two capital letters: ME for Maine.',
  examples: [
    { file: 'business.md', wrong: 'state: Maine', right: 'state: ME' },
    { file: 'business.md', wrong: 'state: ZZ', right: 'state: ME' },
  ],
  check: checkValues('state', ({ input }) => ({
    reason: /^[A-Z]{2}$/.test(input)
      ? `There is no state ${input}. Write its two capital letters, for example NJ.`
      : 'A state is written as two capital letters, for example NJ.',
    expected: suggestState(input),
  })),
});

function suggestState(input: string): string | undefined {
  const code = input.replace(/[.\s]/g, '').toUpperCase();
  if (Object.values(STATES).includes(code)) return code;
  return STATES[nearest(input, Object.keys(STATES)) ?? ''];
}
