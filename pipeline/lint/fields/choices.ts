import { NO, YES } from '../../fields/field';
import { iconNames } from '../../fields/iconNames.generated';
import { type Rule, rule } from '../rule';
import { nearest } from '../suggest';
import { checkValues } from './faults';

const choice = rule({
  id: 'choice',
  on: 'fields',
  about: 'This field takes one of the words that the message lists.',
  examples: { file: 'business.md', wrong: 'kind: Plumer', right: 'kind: Plumber' },
  check: checkValues('choice', ({ input, note: { options = [] } }) => ({
    reason: `Choose one of these: ${options.join(', ')}.`,
    expected: nearest(input, options),
  })),
});

/** Other spellings. */
const OTHER_YES = ['y', '1', 'si', 'sí', 'oui', 'ja', 'sim', 'x', '✓'];
const OTHER_NO = ['n', '0', 'non', 'nein', 'nee', 'não', 'none'];

const yesOrNo = rule({
  id: 'yes-or-no',
  on: 'fields',
  about: 'This field takes yes or no.',
  examples: { file: 'pages/thank-you.md', wrong: 'listed: nein', right: 'listed: no' },
  check: checkValues('yes or no', ({ input, name }) => ({
    reason: 'Write yes or no here.',
    expected: suggestAnswer(input.toLowerCase(), name),
  })),
});

function suggestAnswer(input: string, name: string): string | undefined {
  // The name of the field instead of yes: `closed: Closed`.
  if (OTHER_YES.includes(input) || input === name) return 'yes';
  return OTHER_NO.includes(input) ? 'no' : nearest(input, [...YES, ...NO]);
}

const icon = rule({
  id: 'icon',
  on: 'fields',
  about: 'Write the name of an icon as on lucide.dev/icons, in lowercase letters with hyphens.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'points:\n  items:\n    - icon: hamer\n      title: We mend\ncontactForm:',
    right: 'points:\n  items:\n    - icon: hammer\n      title: We mend\ncontactForm:',
    replace: 'contactForm:',
  },
  check: checkValues('icon', ({ input }) => {
    const expected = nearest(input, iconNames());
    const hint = expected ? ` Did you mean “${expected}”?` : '';
    return { reason: `There is no icon called “${input}” at lucide.dev/icons.${hint}`, expected };
  }),
});

export const choiceRules: readonly Rule[] = [choice, yesOrNo, icon];
