import type { SectionContext } from './section';

/** Where a form without scripts leads: once it is sent, and when it could not be. */
export const formPages = { thanks: '/thank-you', notSent: '/not-sent' };

/** What every form needs: where it posts, the page it stands on, the phone for when sending fails, and what follows when it does not. */
export function formFacts({ site, page }: SectionContext) {
  return {
    action: `${site.settings.functionsUrl}/submit-contact-form`,
    source: page.address,
    phone: page.phone ?? site.business.phone,
    promise: site.business.promise,
  };
}
