import { isPhoneNumber } from '../../supabase/functions/submit-contact-form/limits';
import type { FormLabels } from './LeadForm';

/**
 * Returns the check of a form's telephone number, to be made each time before it is sent: a number that cannot be one makes its
 * control invalid once, and is then sent as it is.
 */
export function checkPhone(form: HTMLFormElement, { phoneUnlikely }: FormLabels): () => void {
  const box = form.querySelector<HTMLInputElement>('[name="phone"]');
  let isAsked = false;
  return () => {
    const asks = !isAsked && box?.value.trim() && !isPhoneNumber(box.value);
    if (asks) isAsked = true;
    box?.setCustomValidity(asks ? phoneUnlikely : '');
  };
}
