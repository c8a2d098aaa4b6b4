import type { SectionContext } from './section';

/** What every form needs: where it posts, the page it stands on, and the phone for when sending fails. */
export function formFacts({ site, page }: SectionContext) {
  return {
    action: `${site.settings.functionsUrl}/submit-contact-form`,
    source: page.address,
    phone: page.phone ?? site.business.phone,
  };
}
