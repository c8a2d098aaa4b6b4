const FORM = 'form[data-lead-form]';

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
  const [formPage] = estimateButton.href.split('#');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main > section:first-of-type a')) {
    const [page, id = ''] = link.href.split('#');
    if (page === formPage || document.getElementById(id)?.querySelector(FORM)) observer.observe(link);
  }
  addOrigin(formPage);
}

/** Adds the query in `data-origin` to the links. In the HTML, search engines would find one address of the form per page. */
function addOrigin(formPage?: string): void {
  const { origin } = document.querySelector<HTMLElement>('[data-origin]')?.dataset ?? {};
  if (!origin) return;
  for (const link of document.links) if (link.href.split('#')[0] === formPage) link.search = origin;
}
