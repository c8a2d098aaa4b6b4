import type { MailContent } from './mailLayout.ts';
import type { Settings } from './settings.ts';

export interface Mail extends MailContent {
  readonly from: string;
  readonly to: string;
  /** The same for every attempt, so that duplicates can be recognized. */
  readonly messageId: string;
}

/** Rejects with a `MailError` or another error if the mail was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server's refusal, with its message. */
export class MailError extends Error {
  /** Whether another attempt is of no use. */
  readonly isFinal: boolean;
  /** Seconds until the server accepts mails again, if it refused this one because of its rate limit. */
  readonly postpone: number | null;

  constructor(answer: string, { status, headers }: Response) {
    super(`${status} ${answer.slice(0, 300)}`);
    this.isFinal = isFinalStatus(status);
    // The header may also be a date, which is no number.
    const seconds = Number(headers.get('retry-after')) || 1;
    this.postpone = status === 429 ? Math.min(Math.max(seconds, 1), 3600) : null;
  }
}

/** Sends mails over an HTTP API like Resend's: hosted functions cannot reach SMTP ports. Without a key, mails stay in the outbox. */
export function mailTransport({ apiUrl, apiKey }: Settings['mail']): SendMail {
  return async ({ messageId, replyTo, to, ...mail }) => {
    if (apiKey === undefined) throw new Error('No way of sending is set: MAIL_API_KEY is missing.');
    const response = await fetch(apiUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(mail.attachments ? 25_000 : 10_000),
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': messageId,
      },
      body: JSON.stringify({
        ...mail,
        to: [to],
        reply_to: replyTo,
        headers: { 'Message-ID': messageId },
      }),
    });
    const answer = await response.text();
    if (!response.ok && !wasAcceptedBefore(response, answer)) throw new MailError(answer, response);
  };
}

/** Whether the API has accepted this key with another text: an earlier attempt arrived and only its answer was lost. The text of a digest changes. */
function wasAcceptedBefore({ status }: Response, answer: string): boolean {
  return status === 409 && answer.includes('"invalid_idempotent_request"');
}

/** Statuses that concern the API key, the rate limit or the server, and not the mail. */
const TEMPORARY_STATUSES = [401, 403, 404, 408, 409, 425, 429];

/** Whether a status means that the server refuses this mail for good. */
export const isFinalStatus = (status: number): boolean =>
  status >= 400 && status < 500 && !TEMPORARY_STATUSES.includes(status);
