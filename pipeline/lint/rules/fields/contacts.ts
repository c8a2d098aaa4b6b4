import { rangeOfName } from '../../../passages/fieldRange';
import { isOfType, isUncertain } from '../../Document';
import { explainEmail, explainPhone, wrongContact } from '../../fields/explainContact';
import { checkLinks } from '../../fields/explainLink';
import { checkValues, type Explanation } from '../../fields/faults';
import { type Rule, rule } from '../../rule';
import { checkLinkAddresses, decoded } from '../../site/links/siteLinks';
import { spacedAddress, spacedContact } from '../../spacedAddresses';
import { checkWordings } from '../../wordings';

export const emailMissing = rule({
  id: 'email-missing',
  what: 'Without an email address, requests from your forms cannot be sent to you.',
  advice: 'Add a line such as “email: hello@example.com”. Until you have an address, write “form: no”.',
  inForm: 'Write one such as name@example.com.',
  fields(document, report) {
    if (!isOfType('business')(document) || isUncertain(document, 'email')) return;
    if (document.source.positions.has('email')) return;
    if (document.fields.form !== false) report({ range: rangeOfName(document.source, 'email') });
  },
});

/** A rule about a field of a kind, about links with spaces in fields and texts, and about links that call or write to nobody. */
function contactRule(id: 'phone' | 'email', explain: (input: string) => Explanation, about: string): Rule {
  const scheme = id === 'phone' ? 'tel:' : 'mailto:';
  const checkKind = checkValues(id, ({ input }) => explain(input));
  const checkSpaced = checkLinks((text) => {
    const found = spacedContact(text);
    return found?.id === id ? found : undefined;
  });
  return rule({
    id,
    about,
    fields(document, report) {
      checkKind(document, report);
      checkSpaced(document, report);
    },
    passages: checkWordings([spacedAddress(id)]),
    site: checkLinkAddresses(({ to }) => {
      const found = to.startsWith(scheme) ? wrongContact(decoded(to)) : undefined;
      return found && { what: found.reason ?? '', expected: found.expected };
    }),
  });
}

export const contactRules: readonly Rule[] = [
  contactRule(
    'phone',
    explainPhone,
    'A phone number has ten digits, with any separators: (856) 555-0142. Phone links (tel:) take the same number.',
  ),
  contactRule(
    'email',
    explainEmail,
    'An email address looks like name@example.com. Email links (mailto:) take the same address.',
  ),
];
