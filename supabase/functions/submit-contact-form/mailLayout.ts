import type { Business } from './business.ts';

/** A mail without its addresses. */
export interface MailContent {
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** As the mail API takes it. */
interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  /** Base64. */
  readonly content: string;
}

/** The HTML of a mail from its title and blocks of HTML. */
export function htmlMail(title: string, blocks: readonly string[], { colors, mails }: Business): string {
  return [
    `<!doctype html><html lang="${mails.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${colors.stone};color:${colors.ink};font:16px/1.5 Arial,sans-serif">`,
    `<div style="max-width:600px;margin:0 auto;padding:24px;background:${colors.card};border-radius:8px">`,
    `<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(title)}</h1>`,
    ...blocks,
    '</div></body></html>',
  ].join('\n');
}

export function htmlHeading(text: string): string {
  return `<h2 style="font-size:17px">${escapeHtml(text)}</h2>`;
}

export function htmlParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Replaces line ends and other control characters with spaces, and cuts the text to `max` characters: mail headers are one line. */
export function singleLine(text: string, max = 200): string {
  const characters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  if (characters.length <= max) return characters.join('');
  const start = characters.slice(0, max - 1).join('');
  return `${start.trimEnd()}…`;
}

/** A time in the time zone of the business, such as `Friday, March 1, 2024 at 8:00 AM EST`. */
export function businessTime(time: string, { timeZone, mails }: Business): string {
  const format = new Intl.DateTimeFormat(mails.language, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(new Date(time));
}
