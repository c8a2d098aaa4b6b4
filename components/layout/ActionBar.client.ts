export const selector = '[data-action-bar] [data-estimate]';

/**
 * The bar's estimate button rests while a form, or a link to it in the hero, is in view; and every link to the page of the
 * form says from which page it comes, and what that page is about: not in the HTML, where search engines would find a form
 * for each page.
 */
export function enhance(estimate: HTMLAnchorElement): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    estimate.toggleAttribute('data-resting', seen.size > 0);
  });
  const { origin } = document.querySelector<HTMLElement>('[data-origin]')?.dataset ?? {};
  const [formPage] = estimate.href.split('#');
  for (const form of document.querySelectorAll('main form[data-phone]')) observer.observe(form);
  for (const link of document.links) {
    const [page, id = ''] = link.href.split('#');
    const leadsToForm = page === formPage && origin;
    if (leadsToForm || document.getElementById(id)?.querySelector('form[data-phone]'))
      if (link.matches('main > section:first-of-type *')) observer.observe(link);
    if (leadsToForm) link.search = origin;
  }
}
