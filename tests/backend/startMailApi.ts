import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { portOf } from '../../scripts/serve/ports';
import type { ApiMail } from './readMails';

/** A request to the HTTP mail API. */
interface AskedMail {
  readonly at: number;
  readonly status: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The sizes of the attached files, in base64. */
  readonly attachments: readonly number[];
}

/** An HTTP mail API like Resend's. */
export type MailApi = Awaited<ReturnType<typeof startMailApi>>;

/**
 * Answers 429 to more than `perSecond` mails in a second, and 422 if `reply_to` begins with `refused`, or with `no-photos` and there are
 * attachments. Its answers have a NUL, and a surrogate pair where the function cuts the text.
 */
export async function startMailApi(perSecond: number) {
  const asked: AskedMail[] = [];

  function statusFor({ reply_to: replyTo, attachments }: ApiMail): number {
    const recent = asked.filter(({ at, status }) => status !== 429 && at > Date.now() - 1000);
    if (recent.length >= perSecond) return 429;
    if (replyTo?.startsWith('refused')) return 422;
    return attachments && replyTo?.startsWith('no-photos') ? 422 : 200;
  }

  const server = createServer(async (request, response) => {
    const mail = (await json(request)) as ApiMail;
    const status = statusFor(mail);
    const attachments = mail.attachments?.map(({ content }) => content.length) ?? [];
    asked.push({
      at: Date.now(),
      status,
      to: mail.to[0] ?? '',
      subject: mail.subject,
      text: mail.text,
      attachments,
    });
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(`status ${status} \0 ${'x'.repeat(286)}😀`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/emails`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
