import { createTransport } from 'nodemailer';
import type { SendMail } from './Mail.ts';

const withPool = (url: string) => `${url}${url.includes('?') ? '&' : '?'}pool=true&maxConnections=4`;

/** Sends to an SMTP server: the local stack's sink. */
export function sendBySmtp(url: string): SendMail {
  const transport = createTransport(withPool(url), { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 8000 });
  return async (mail) => {
    await transport.sendMail({ ...mail, textEncoding: 'base64' });
  };
}
