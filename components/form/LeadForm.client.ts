import { importAfterPaint } from '../client/loading';

export const selector = 'form[data-lead-form]';

/** Loads the form's script. If it cannot be loaded, the browser posts the form, and the function answers with a page. */
export function enhance(form: HTMLFormElement): void {
  importAfterPaint(() => import('./LeadForm.lazy')).then((script) => script?.enhanceForm(form));
}
