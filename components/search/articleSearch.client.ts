export const selector = '[data-search]';

export function enhance(form: HTMLFormElement): void {
  const load = () => {
    import('./enhanceSearch').then(({ enhanceSearch }) => enhanceSearch(form)).catch(() => undefined);
  };
  form.addEventListener('focusin', load, { once: true });
}
