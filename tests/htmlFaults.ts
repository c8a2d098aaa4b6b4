import { HtmlValidate } from 'html-validate';

/** The recommended rules, except those about the style of handwritten HTML. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `charSet` and long lines.
    'void-style': 'off',
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // A phone number may break at the end of a line.
    'tel-non-breaking': 'off',
    // An id may begin with a digit, because a heading may.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a label; a region that scrolls may be a `<div>`.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** What a validator says of a page; ids that are there twice are among it. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
