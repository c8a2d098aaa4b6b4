import { fill } from '../../../pipeline/labels/fill.ts';
import type { Business } from './business.ts';
import { escapeHtml, htmlMail, type MailContent } from './mailLayout.ts';

/** Tells the owner that requests are held since more than `totalHeldAfter` senders wrote within an hour; at most one a day. */
export function floodMail(totalHeldAfter: number, business: Business): MailContent {
  const { name, colors, mails: words } = business;
  const { labels } = words;
  const paragraphs = [fill(labels.floodWhat, { limit: totalHeldAfter }), labels.floodKept, labels.floodNext];
  return {
    subject: fill(labels.floodSubject, { business: name }),
    text: [...paragraphs, ''].join('\n\n'),
    html: htmlMail(
      labels.floodTitle,
      paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
      { colors, words },
    ),
  };
}
