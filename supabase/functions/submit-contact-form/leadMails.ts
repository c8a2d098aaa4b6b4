import type { Business } from './Business.ts';
import { dialAddress } from './dialAddress.ts';
import { easternTime } from './easternTime.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headerText } from './headerText.ts';
import { htmlMail } from './htmlMail.ts';
import type { Mail } from './Mail.ts';
import type { StoredLead } from './OwedMail.ts';

/** What the visitor entered beside the message, in the order of the form. */
function facts(lead: StoredLead, business: Business): readonly (readonly [string, string])[] {
  const all = [
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Address', lead.address],
    ['Project type', lead.projectType],
    ['Form', lead.formName],
    ['Page', lead.source === '' ? '' : `${business.siteUrl}${lead.source}`],
    ['Received', easternTime(lead.receivedAt)],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

function callButton(lead: StoredLead): string {
  const style =
    'display:inline-block;padding:12px 20px;background:#2f5d50;color:#fff;border-radius:6px;text-decoration:none';
  return `<p><a href="${dialAddress(lead.phone)}" style="${style}">Call ${escapeHtml(lead.name)}: ${escapeHtml(lead.phone)}</a></p>`;
}

function table(lead: StoredLead, business: Business): string {
  const rows = facts(lead, business).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${label}</th><td>${escapeHtml(headerText(value))}</td></tr>`,
  );
  return `<table role="presentation" style="margin:16px 0">${rows.join('')}</table>`;
}

/** The owner's mail of a lead: everything the visitor wrote, answered by Reply, called by one tap. */
export function writeOwnerMail(
  lead: StoredLead,
  business: Business,
): Omit<Mail, 'from' | 'to' | 'messageId'> {
  const about = headerText(lead.projectType || lead.formName || 'website');
  const lines = facts(lead, business).map(([label, value]) => `${label}: ${headerText(value)}`);
  return {
    replyTo: lead.email,
    subject: headerText(`Estimate request from ${lead.name} (${about})`),
    text: [...lines, `Call: ${dialAddress(lead.phone)}`, '', 'Message:', '', lead.message, ''].join('\n'),
    html: htmlMail('New estimate request', [
      callButton(lead),
      table(lead, business),
      '<h2 style="font-size:17px">Message</h2>',
      `<div style="white-space:pre-wrap">${escapeHtml(lead.message)}</div>`,
      '<p style="color:#666">Reply to this mail to answer by email.</p>',
    ]),
  };
}
