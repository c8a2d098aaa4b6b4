import { emailKind, phoneKind } from '../../../kinds/contact';
import { linkKind, wrongContact } from '../../../kinds/link';
import { checkKinds } from '../../fields/checkKinds';
import { type Rule, rule } from '../../rule';
import { checkLinkAddresses, decoded } from '../../site/links/siteLinks';
import { spacedAddress } from '../../spacedAddresses';
import { checkWordings } from '../../wordings';

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
