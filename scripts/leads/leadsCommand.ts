import { timeZoneOf } from '../../pipeline/kinds/timeZone';
import { mails } from '../../pipeline/labels/en/mails';
import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { describeHeldReason } from '../../supabase/functions/submit-contact-form/spam';
import { type ListedLead, print, readLeads, withLeads } from './readLeads';

/** `npm run leads`: prints the leads, with times in the time zone of the business in `content`. `folder`: that of the local stack. Returns the exit code. */
export function printLeads(format: 'text' | 'json', content: string, folder: string): Promise<number> {
  return withLeads(folder, async (databaseUrl) => {
    const leads = databaseUrl === null ? [] : await readLeads(databaseUrl);
    print(format === 'json' ? JSON.stringify(leads, null, 2) : formatLeads(leads, content));
    return 0;
  });
}

function formatLeads(leads: readonly ListedLead[], content: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZoneOf(loadBusiness(content)),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return leads.length === 0 ? 'No leads yet.' : leads.map((lead) => formatLead(lead, format)).join('\n\n');
}

function formatLead(lead: ListedLead, format: Intl.DateTimeFormat): string {
  const facts = [lead.projectType, lead.address, lead.formName, lead.pageTitle, lead.source]
    .filter(Boolean)
    .join(' | ');
  const lines = [
    `${format.format(new Date(lead.receivedAt))}  ${[lead.name, lead.phone, lead.email].filter(Boolean).join(', ')}  [${mailState(lead)}]`,
    ...(facts === '' ? [] : [`  ${facts}`]),
    ...lead.answers.map(({ question, answer }) => `  ${question} ${answer}`),
    ...lead.message.split(/\r\n|\r|\n/).map((line) => `  ${line}`),
  ];
  return lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
}

/** What became of the owner's mail. */
function mailState({ mail, heldReason }: ListedLead): string {
  if (mail.state === 'held')
    return `held as suspected spam: ${heldReason && describeHeldReason(heldReason, { labels: mails })}`;
  if (mail.state === 'sent') return 'mailed';
  const tried = `tried ${mail.attempts} times: ${mail.lastError}`;
  if (mail.state === 'refused') return `mail refused for good, ${tried}`;
  return mail.lastError === null ? 'mail waits' : `mail waits, ${tried}`;
}
