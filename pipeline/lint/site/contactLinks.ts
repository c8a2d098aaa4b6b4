import { wrongContact } from '../fields/wrongContact';
import { type Report, rule } from '../rule';
import type { SiteInput } from '../SiteInput';
import { decoded, forEachLink } from './links';

/** Links that call or write to nobody. */
function checkContacts(scheme: 'tel:' | 'mailto:', input: SiteInput, report: Report): void {
  forEachLink(input, ({ to, position }) => {
    const found = to.startsWith(scheme) ? wrongContact(decoded(to)) : undefined;
    if (found) report({ ...position, reason: found.message, actual: to, expected: found.right });
  });
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
  check: (input, report) => checkContacts('tel:', input, report),
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
  check: (input, report) => checkContacts('mailto:', input, report),
});
