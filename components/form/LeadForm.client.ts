import { whenLoaded } from '../client/loading';

export const selector = 'form[data-phone]';

/** Without its script a form posts by itself. */
export function enhance(form: HTMLFormElement): void {
  whenLoaded(
    () => import('./LeadForm.lazy'),
    ({ enhanceForm }) => enhanceForm(form),
  );
}
