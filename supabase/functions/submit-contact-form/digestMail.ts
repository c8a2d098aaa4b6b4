import type { Business } from './business.ts';
import {
  easternTime,
  escapeHtml,
  htmlHeading,
  htmlMail,
  type MailContent,
  singleLine,
} from './mailLayout.ts';
import type { Digest } from './store.ts';

/** The day's digest: leads, held spam with its reasons, the oldest unsent mail. That it arrives shows that the form works. */
export function digestMail(digest: Digest, business: Business): MailContent {
  const received = digest.leads.filter(({ heldReason }) => heldReason === null);
  const held = digest.leads.filter(({ heldReason }) => heldReason !== null);
  const sections = [
    { title: `Requests in the last 24 hours: ${received.length}`, leads: received },
    { title: `Suspected spam, not emailed: ${held.length}`, leads: held },
  ];
  const unsent = describeUnsent(digest);
  const text = sections.flatMap(({ title, leads }) => [
    title,
    ...leads.flatMap((lead) => [`- ${describeLead(lead)}`, `  ${singleLine(lead.message)}`]),
    '',
  ]);
  const html = sections.flatMap(({ title, leads }) => [
    htmlHeading(title),
    `<ul>${leads.map((lead) => `<li>${escapeHtml(describeLead(lead))}<br>${escapeHtml(lead.message)}</li>`).join('')}</ul>`,
  ]);
  return {
    subject: `${business.name}: ${count(received.length, 'request', 'requests')} in the last day`,
    text: [...text, unsent, ''].join('\n'),
    html: htmlMail('Daily summary from your website', [...html, `<p>${escapeHtml(unsent)}</p>`], business),
  };
}

function describeLead(lead: Digest['leads'][number]): string {
  const held = lead.heldReason === null ? '' : ` Reason: ${lead.heldReason}.`;
  const sender = `${lead.name}, ${lead.phone}, ${lead.email} (${lead.formName || 'website'}), ${easternTime(lead.receivedAt)}.`;
  return singleLine(sender) + held;
}

function describeUnsent({ oldestUnsent, unsent }: Digest): string {
  if (oldestUnsent === null) return 'All emails were sent.';
  const { createdAt, attempts, lastError } = oldestUnsent;
  const error = lastError === null ? '' : ` The last error of the mail server: ${lastError}`;
  return `${count(unsent, 'email is', 'emails are')} waiting to be sent, the oldest since ${easternTime(createdAt)}, after ${count(attempts, 'attempt', 'attempts')}.${error}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
