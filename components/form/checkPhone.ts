import type { FormLabels } from './LeadForm';

/**
 * Whether a text holds a number that can be called: one of the United States, or one with the code of another country. The first
 * is what `supabase/functions/submit-contact-form/readablePhone.ts` can write.
 */
export function isPhoneNumber(text: string): boolean {
  const joined = text.replace(/[^\w+,;/]/g, '');
  return /(^|[^\d+])(\+?1)?([2-9]\d\d){2}\d{4}(?!\d)|\+[2-9]\d{7}/.test(joined);
}

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
