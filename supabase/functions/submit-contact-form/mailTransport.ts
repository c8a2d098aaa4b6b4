import type { SendMail } from './Mail.ts';

/** Sends through an HTTP mail API of Resend's shape: hosted functions cannot reach port 25 or 587. */
export function sendByApi(url: string, key: string): SendMail {
  return async (mail) => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': mail.messageId,
      },
      body: JSON.stringify({
        from: mail.from,
        to: [mail.to],
        reply_to: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Message-ID': mail.messageId },
      }),
    });
    const words = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${words.slice(0, 300)}`);
  };
}
