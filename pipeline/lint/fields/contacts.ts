import type { Document } from '../Document';
import { checkSpacedContacts } from '../markdown/links';
import { type Report, rule } from '../rule';
import type { SiteInput } from '../SiteInput';
import { decoded, forEachLink } from '../site/links';
import { explainEmail, explainPhone, spacedContact, type WrongContact, wrongContact } from './explainContact';
import { checkValues, faultyLink } from './faults';

export const phone = rule({
  id: 'phone',
  on: 'fields',
  severity: 'error',
  about:
    'A phone number has ten digits, with any separators: (856) 555-0142. Phone links (tel:) take the same number.',
  examples: [
    { file: 'business.md', wrong: '(207) 555-O163', right: '(207) 555-0163' },
    { file: 'pages/contact.md', wrong: 'tel:(207) 555-01', right: 'tel:{phone}' },
    {
      file: 'pages/thank-you.md',
      replace: '- Back to the start -> /',
      wrong: '- Call us -> tel:207-555-016',
      right: '- Call us -> tel:207-555-0163',
    },
  ],
  check(document, report) {
    checkValues('phone', ({ input }) => explainPhone(input))(document, report);
    checkLinks('phone', document, report);
  },
  also: {
    markdown: (text, report) => checkSpacedContacts(text, report, 'phone'),
    site: (input, report) => checkTargets('tel:', input, report),
  },
});

export const email = rule({
  id: 'email',
  on: 'fields',
  severity: 'error',
  about: 'An email address looks like name@example.com. Email links (mailto:) take the same address.',
  examples: [
    { file: 'business.md', wrong: 'office @harborlight', right: 'office@harborlight' },
    {
      file: 'pages/thank-you.md',
      replace: '- Back to the start -> /',
      wrong: '- Write to us -> mailto:office@harborlight',
      right: '- Write to us -> mailto:office@harborlight.example',
    },
  ],
  check(document, report) {
    checkValues('e-mail', ({ input }) => explainEmail(input))(document, report);
    checkLinks('email', document, report);
  },
  also: {
    markdown: (text, report) => checkSpacedContacts(text, report, 'email'),
    site: (input, report) => checkTargets('mailto:', input, report),
  },
});

/** Links of fields whose spaces keep them from being loaded. */
function checkLinks(id: WrongContact['id'], document: Document, report: Report): void {
  for (const fault of document.faults) {
    const link = faultyLink(document, fault);
    const found = link && spacedContact(link.text);
    const finding = found && found.id === id ? link.findingOf(found) : undefined;
    if (finding) report(finding);
  }
}

/** Links that call or write to nobody. */
function checkTargets(scheme: 'tel:' | 'mailto:', input: SiteInput, report: Report): void {
  forEachLink(input, ({ to, position }) => {
    const found = to.startsWith(scheme) ? wrongContact(decoded(to)) : undefined;
    if (found) report({ ...position, reason: found.reason, actual: to, expected: found.expected });
  });
}
