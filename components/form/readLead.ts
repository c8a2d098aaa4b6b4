import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';

type Attempt = Required<Pick<LeadInput, 'startedAt' | 'idempotencyKey'>>;

/** What a form holds, as it is sent: spec.txt section 7. */
export function readLead(form: HTMLFormElement, attempt: Attempt): LeadInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const address = text('address').trim();
  return {
    name: text('name') || `${text('firstName').trim()} ${text('lastName').trim()}`,
    email: text('email'),
    phone: text('phone'),
    projectType: text('projectType'),
    message: text('message'),
    source: text('source'),
    formName: text('formName'),
    submittedAt: new Date().toISOString(),
    ...attempt,
    website: text('website'),
    ...(address && { address }),
  };
}
