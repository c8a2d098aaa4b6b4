import { whenLoaded } from '../client/loading';

export const selector = 'form[data-phone]';

/** If the script cannot be loaded, the browser posts the form. */
export function enhance(form: HTMLFormElement): void {
  whenLoaded(
    () => import('./LeadForm.lazy'),
    ({ enhanceForm }) => enhanceForm(form),
  );
}
