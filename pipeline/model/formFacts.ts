import { telephone } from '../kinds/contact';
import type { SectionContext } from './section';

/** The pages after a form without scripts: sent, and not sent. */
export const formPages = { thanks: '/thank-you', notSent: '/not-sent' };

/** What every form needs: its action, its page, the phone number for errors, the promise after sending, and the page that says what happens next; while there is no form, the email address, or nothing in its place. */
export function formFacts({ site, page }: SectionContext) {
  const phone = page.phone ?? site.business.phone;
  return {
    action: `${site.settings.functionsUrl}/submit-contact-form`,
    source: page.address,
    phone,
    phoneHref: telephone(phone),
    business: site.business.shortName ?? site.business.name,
    promise: site.business.promise,
    privacy: site.business.privacyPage,
    email: site.business.form === false ? (site.business.email ?? '') : undefined,
    thanks: formPages.thanks,
  };
}
