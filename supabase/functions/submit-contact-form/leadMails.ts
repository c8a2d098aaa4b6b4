import type { Business } from './business.ts';
import {
  easternTime,
  escapeHtml,
  htmlHeading,
  htmlMail,
  type MailContent,
  singleLine,
} from './mailLayout.ts';
import type { StoredLead } from './store.ts';

/** The owner's mail of a lead: everything the visitor wrote, answered by Reply, called by one tap. */
export function ownerMail(lead: StoredLead, business: Business): MailContent {
  const about = singleLine(lead.projectType || lead.formName || 'website');
  const facts = listFacts(lead, business);
  const call = dialAddress(lead.phone);
  const { action, actionInk, quiet } = business.colors;
  const button = `display:inline-block;padding:12px 20px;background:${action};color:${actionInk};border-radius:6px;text-decoration:none`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return {
    replyTo: lead.email,
    subject: singleLine(`Estimate request from ${lead.name} (${about})`),
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      `Call: ${call}`,
      '',
      'Message:',
      '',
      lead.message,
      '',
    ].join('\n'),
    html: htmlMail(
      'New estimate request',
      [
        `<p><a href="${call}" style="${button}">Call ${escapeHtml(lead.name)}: ${escapeHtml(lead.phone)}</a></p>`,
        `<table role="presentation" style="margin:16px 0">${rows.join('')}</table>`,
        htmlHeading('Message'),
        `<div style="white-space:pre-wrap">${escapeHtml(lead.message)}</div>`,
        `<p style="color:${quiet}">Reply to this email to answer.</p>`,
      ],
      business,
    ),
  };
}

/** The visitor's own mail, where the settings ask for one. It repeats nothing they wrote but their name. */
export function confirmationMail(lead: StoredLead, business: Business): MailContent {
  const greeting = `Hello ${singleLine(lead.name).slice(0, 60)},`;
  const thanks = `Thank you for contacting ${business.name}. We received your request and will get back to you soon.`;
  const urgent = `If it is urgent, call us at ${business.phone}.`;
  const paragraphs = [greeting, thanks, urgent].map((text) => `<p>${escapeHtml(text)}</p>`);
  return {
    replyTo: business.ownerEmail,
    subject: `We received your request - ${business.name}`,
    text: [greeting, '', thanks, urgent, ''].join('\n'),
    html: htmlMail('We received your request', paragraphs, business),
  };
}

/** What the visitor entered beside the message, each on one line, in the order of the form. */
function listFacts(lead: StoredLead, business: Business): (readonly [label: string, value: string])[] {
  const facts = [
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Address', lead.address],
    ['Project type', lead.projectType],
    ['Form', lead.formName],
    ['Page', lead.source === '' ? '' : `${business.siteUrl}${lead.source}`],
    ['Received', easternTime(lead.receivedAt)],
  ] as const;
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => [label, singleLine(value)] as const);
}

/** The address that dials a number as a visitor wrote it; an extension is left to be read. */
function dialAddress(phone: string): string {
  const [number = ''] = phone.split(/[a-z#;,]/i).filter((part) => /\d/.test(part));
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
