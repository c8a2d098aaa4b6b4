import { type Document, isOfType, isUncertain } from '../../Document';
import { explainEmail, explainPhone, wrongContact } from '../../fields/explainContact';
import { checkLinks, checkValues, type Explanation } from '../../fields/faults';
import { type Report, type Rule, rule, type SiteInput } from '../../rule';
import { decoded, forEachLink } from '../../site/links/siteLinks';
import { spacedAddress, spacedContact } from '../../spacedAddresses';
import { checkWordings } from '../../wordings';

const phone = rule({
  id: 'phone',
  on: 'fields',
  about:
    'A phone number has ten digits, with any separators: (856) 555-0142. Phone links (tel:) take the same number.',
  ...contactChecks('phone', 'tel:', explainPhone),
});

const email = rule({
  id: 'email',
  on: 'fields',
  about: 'An email address looks like name@example.com. Email links (mailto:) take the same address.',
  ...contactChecks('email', 'mailto:', explainEmail),
});

export const emailMissing = rule({
  id: 'email-missing',
  on: 'fields',
  message:
    'This file has no email address, so requests from your forms cannot be sent to you. Add a line such as “email: hello@example.com”. Until you have an address, write “form: no”.',
  inForm:
    'Without an email address, requests from your forms cannot be sent to you. Write one such as name@example.com.',
  check(document, report) {
    if (!isOfType('business')(document) || isUncertain(document, 'email')) return;
    if (document.source.positions.has('email')) return;
    if (document.fields.form !== false) report({ field: 'email', line: 1 });
  },
});

/** What a rule checks beside the fields of its kind: links with spaces, in fields and in texts, and links that call or write to nobody. */
function contactChecks(
  id: 'phone' | 'email',
  scheme: 'tel:' | 'mailto:',
  explain: (input: string) => Explanation,
) {
  const checkKind = checkValues(id, ({ input }) => explain(input));
  const checkSpaced = checkLinks((text) => {
    const found = spacedContact(text);
    return found?.id === id ? found : undefined;
  });
  return {
    check(document: Document, report: Report): void {
      checkKind(document, report);
      checkSpaced(document, report);
    },
    also: {
      passages: checkWordings([spacedAddress(id)]),
      site: (input: SiteInput, report: Report) =>
        forEachLink(input, ({ to, position }) => {
          const found = to.startsWith(scheme) ? wrongContact(decoded(to)) : undefined;
          if (found) report({ ...position, reason: found.reason, actual: to, expected: found.expected });
        }),
    },
  };
}

export const contactRules: readonly Rule[] = [phone, email];
