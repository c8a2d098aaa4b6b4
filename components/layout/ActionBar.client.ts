const FORM = 'form[data-lead-form]';

/** The script of every page calls `enhance` with each element that matches this. */
export const selector = '[data-action-bar] [data-estimate]';

/** Hides the button while a form, or a link to one in the hero, is visible. Adds to each link to the form the page that it is on. */
export function enhance(estimateButton: HTMLAnchorElement): void {
  const [formPage] = estimateButton.href.split('#');
  const isToForm = ({ href }: HTMLAnchorElement) => {
    const [page, id = ''] = href.split('#');
    return page === formPage || document.getElementById(id)?.querySelector(FORM);
  };
  const heroLinks = document.querySelectorAll<HTMLAnchorElement>('main > section:first-of-type a');
  hideWhileVisible(estimateButton, [
    ...document.querySelectorAll(`main ${FORM}`),
    ...[...heroLinks].filter(isToForm),
  ]);

  // Not in the links of the HTML, where search engines would find one address of the form per page.
  const { origin } = document.querySelector<HTMLElement>('template[data-origin]')?.dataset ?? {};
  if (!origin) return;
  for (const link of document.links) if (link.href.split('#')[0] === formPage) link.search = origin;
}

function hideWhileVisible(button: HTMLElement, elements: Element[]): void {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    button.toggleAttribute('data-resting', visible.size > 0);
  });
  for (const element of elements) observer.observe(element);
}
