/** The script of every page calls `enhance` with each element that matches this. */
export const selector = '[data-action-bar] [data-estimate]';

/** Hides the button while a form, or a link to one in the hero, is visible. Adds to each link to the form the page that it is on. */
export function enhance(estimateButton: HTMLAnchorElement): void {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    estimateButton.toggleAttribute('data-resting', visible.size > 0);
  });
  for (const form of document.querySelectorAll(`main ${FORM}`)) observer.observe(form);

  // Not in the HTML, where search engines would find one address of the form per page.
  const { origin } = document.querySelector<HTMLElement>('[data-origin]')?.dataset ?? {};
  const [formPage] = estimateButton.href.split('#');
  for (const link of document.links) {
    const [page, id = ''] = link.href.split('#');
    const isToFormPage = origin !== undefined && page === formPage;
    const isToForm = isToFormPage || document.getElementById(id)?.querySelector(FORM);
    if (isToForm && link.matches('main > section:first-of-type *')) observer.observe(link);
    if (isToFormPage) link.search = origin;
  }
}

const FORM = 'form[data-lead-form]';
