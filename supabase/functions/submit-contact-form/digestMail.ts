import type { Business } from './Business.ts';
import type { Digest } from './Digest.ts';
import { easternTime } from './easternTime.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headerText } from './headerText.ts';
import { htmlMail } from './htmlMail.ts';
import type { Mail } from './Mail.ts';

type DigestLead = Digest['leads'][number];

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function describe(lead: DigestLead): string {
  const held = lead.heldReason === null ? '' : ` Held: ${lead.heldReason}.`;
  const words = `${lead.name}, ${lead.phone}, ${lead.email} (${lead.formName || 'website'}), ${easternTime(lead.receivedAt)}.`;
  return headerText(words) + held;
}

function oldest({ oldestUnsent, unsent }: Digest): string {
  if (oldestUnsent === null) return 'Every mail was sent.';
  const error =
    oldestUnsent.lastError === null ? '' : ` The mail server last said: ${oldestUnsent.lastError}`;
  return `${count(unsent, 'mail waits', 'mails wait')} to be sent, the oldest since ${easternTime(oldestUnsent.createdAt)}, tried ${count(oldestUnsent.attempts, 'time', 'times')}.${error}`;
}

const section = (title: string, leads: readonly DigestLead[]) => ({
  title: `${title}: ${leads.length}`,
  entries: leads.map((lead) => ({ line: describe(lead), message: lead.message })),
});

/** The day's digest: leads, held spam with its reasons, the oldest unsent mail. That it arrives shows that the path is alive. */
export function writeDigest(digest: Digest, business: Business): Omit<Mail, 'from' | 'to' | 'messageId'> {
  const sections = [
    section(
      'Requests in the last 24 hours',
      digest.leads.filter((lead) => lead.heldReason === null),
    ),
    section(
      'Held as suspected spam, not mailed',
      digest.leads.filter((lead) => lead.heldReason !== null),
    ),
  ];
  const text = sections.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(({ line, message }) => [`- ${line}`, `  ${headerText(message)}`]),
    '',
  ]);
  const html = sections.flatMap(({ title, entries }) => [
    `<h2 style="font-size:17px">${title}</h2>`,
    `<ul>${entries.map(({ line, message }) => `<li>${escapeHtml(line)}<br>${escapeHtml(message)}</li>`).join('')}</ul>`,
  ]);
  return {
    subject: `${business.name}: ${count(sections[0]?.entries.length ?? 0, 'request', 'requests')} in the last day`,
    text: [...text, oldest(digest), ''].join('\n'),
    html: htmlMail('Your website today', [...html, `<p>${escapeHtml(oldest(digest))}</p>`]),
  };
}
