import { emailKind, phoneKind } from '../../../fields/contact';
import { linkKind, wrongContact } from '../../../fields/link';
import { rangeOfName } from '../../../passages/fieldRange';
import { isOfType, isUncertain } from '../../Document';
import { type Rule, rule } from '../../rule';
import { checkLinkAddresses, decoded } from '../../site/links/siteLinks';
import { spacedAddress } from '../../spacedAddresses';
import { checkWordings } from '../../wordings';
import { checkKinds } from './kinds';

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
function contactRule(kind: typeof phoneKind): Rule {
  const id = kind.name;
  return rule({
    id,
      about: kind.about,
    fields: checkKinds(id, kind, linkKind),
    passages: checkWordings([spacedAddress(id)]),
    site: checkLinkAddresses(({ to }) => {
      const found = wrongContact(decoded(to));
      return found?.rule === id ? { what: found.advice, expected: found.right } : undefined;
    }),
  });
}

export const contactRules: readonly Rule[] = [contactRule(phoneKind), contactRule(emailKind)];
