import type { ListedLead } from './readLeads';

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function mailWords({ mail, heldReason }: ListedLead): string {
  if (mail.state === 'held') return `held as suspected spam: ${heldReason}`;
  if (mail.state === 'sent') return 'mailed';
  return mail.lastError === null
    ? 'mail waits'
    : `mail waits, tried ${mail.attempts} times: ${mail.lastError}`;
}

function formatLead(lead: ListedLead): string {
  const facts = [lead.projectType, lead.address, lead.formName, lead.source].filter(Boolean).join(' | ');
  const message = lead.message.split(/\r\n|\r|\n/).map((line) => `  ${line}`);
  // What a visitor wrote must not move the reader's cursor.
  const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');
  return [
    `${time.format(new Date(lead.receivedAt))}  ${lead.name}, ${lead.phone}, ${lead.email}  [${mailWords(lead)}]`,
    ...(facts === '' ? [] : [`  ${facts}`]),
    ...message,
  ]
    .map(printable)
    .join('\n');
}

/** Leads as a person reads them in a terminal. */
export function formatLeads(leads: readonly ListedLead[]): string {
  return leads.length === 0 ? 'No leads yet.' : leads.map(formatLead).join('\n\n');
}
