import { createTransport } from 'nodemailer';
import type { SendMail } from './Mail.ts';

/** Sends to an SMTP server without a login: the local stack's sink. */
export function sendBySmtp(url: string): SendMail {
  const { hostname: host, port } = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: 4,
    maxMessages: Number.POSITIVE_INFINITY,
    host,
    port: Number(port),
    ignoreTLS: true,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 8000,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, textEncoding: 'base64' });
  };
}
