import { fill } from '../../../pipeline/labels/fill.ts';
import type { Business } from './business.ts';
import { escapeHtml, htmlMail, type MailContent } from './mailLayout.ts';

/** The one mail of a day on which more requests come in an hour than the setting has mailed. */
export function floodMail(allHeldAfter: number, business: Business): MailContent {
  const { name, colors, mails: words } = business;
  const { labels } = words;
  const paragraphs = [fill(labels.floodWhat, { limit: allHeldAfter }), labels.floodKept, labels.floodNext];
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
