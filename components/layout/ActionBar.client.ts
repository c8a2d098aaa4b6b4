export const selector = '[data-action-bar] [data-estimate]';

/**
 * Hides the estimate button of the bar while a form, or a link to the form in the hero, is visible. Also adds to every link to the form
 * the page that it is on and the page's subject. That is not in the HTML, where search engines would find one form address per page.
 */
export function enhance(estimate: HTMLAnchorElement): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    estimate.toggleAttribute('data-resting', seen.size > 0);
  });
  const { origin } = document.querySelector<HTMLElement>('[data-origin]')?.dataset ?? {};
  const [formPage] = estimate.href.split('#');
  for (const form of document.querySelectorAll('main form[data-lead-form]')) observer.observe(form);
  for (const link of document.links) {
    const [page, id = ''] = link.href.split('#');
    const leadsToForm = page === formPage && origin;
    if (leadsToForm || document.getElementById(id)?.querySelector('form[data-lead-form]'))
      if (link.matches('main > section:first-of-type *')) observer.observe(link);
    if (leadsToForm) link.search = origin;
  }
}
