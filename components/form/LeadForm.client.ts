import { whenLoaded } from '../client/loading';

export const selector = 'form[data-lead-form]';

/** Loads the form's script after the first paint. If it cannot be loaded, the browser posts the form. */
export function enhance(form: HTMLFormElement): void {
  whenLoaded(
    () => import('./LeadForm.lazy'),
    ({ enhanceForm }) => enhanceForm(form),
  );
}
