import { wrongContact } from '../fields/wrongContact';
import { type Report, rule } from '../rule';
import type { SiteInput } from '../SiteInput';
import { forEachLink } from './links';

/** Links that call or write to nobody. */
function checkContacts(ruleId: string, input: SiteInput, report: Report): void {
  forEachLink(input, ({ to, path, position }) => {
    const found = path === undefined ? wrongContact(decoded(to)) : undefined;
    if (found?.code === ruleId)
      report({ ...position, reason: found.message, actual: to, expected: found.right });
  });
}

/** As it was before a browser or an editor wrote its spaces and other characters as `%20`. */
export function decoded(to: string): string {
  if (!to.includes('%')) return to;
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}

/** Transitional: belongs to the rule of this id on fields, as `also: { site }`. */
export const phoneInLink = rule({
  id: 'phone',
  on: 'site',
  severity: 'error',
  about: 'A phone number has ten digits, in a link that calls too.',
  examples: {
    file: 'pages/thank-you.md',
    replace: '- Back to the start -> /',
    wrong: '- Call us -> tel:207-555-016',
    right: '- Call us -> tel:207-555-0163',
  },
  check: (input, report) => checkContacts('phone', input, report),
});

/** Transitional: belongs to the rule of this id on fields, as `also: { site }`. */
export const emailInLink = rule({
  id: 'email',
  on: 'site',
  severity: 'error',
  about: 'An e-mail address looks like `name@example.com`, in a link that writes too.',
  examples: {
    file: 'pages/thank-you.md',
    replace: '- Back to the start -> /',
    wrong: '- Write to us -> mailto:office@harborlight',
    right: '- Write to us -> mailto:office@harborlight.example',
  },
  check: (input, report) => checkContacts('email', input, report),
});
