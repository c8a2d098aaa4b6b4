import type { Business } from './Business.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headerText } from './headerText.ts';
import { htmlMail } from './htmlMail.ts';
import type { Mail } from './Mail.ts';
import type { StoredLead } from './OwedMail.ts';

/** The visitor's own mail, where the settings ask for one. It repeats nothing they wrote but their name. */
export function writeConfirmation(
  lead: StoredLead,
  business: Business,
): Omit<Mail, 'from' | 'to' | 'messageId'> {
  const greeting = `Hello ${headerText(lead.name).slice(0, 60)},`;
  const thanks = `Thank you for contacting ${business.name}. We have your request and will get back to you soon.`;
  const urgent = `If it is urgent, call us at ${business.phone}.`;
  return {
    replyTo: business.ownerEmail,
    subject: `We have your request - ${business.name}`,
    text: [greeting, '', thanks, urgent, ''].join('\n'),
    html: htmlMail(
      'We have your request',
      [greeting, thanks, urgent].map((words) => `<p>${escapeHtml(words)}</p>`),
    ),
  };
}
