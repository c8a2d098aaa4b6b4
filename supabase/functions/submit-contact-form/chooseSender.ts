import type { SendMail } from './Mail.ts';
import type { Settings } from './readSettings.ts';
import { sendByApi } from './sendByApi.ts';

/** The way of sending that the settings name; with none, every mail stays in the outbox and says why. */
export async function chooseSender({ smtpUrl, apiUrl, apiKey }: Settings['mail']): Promise<SendMail> {
  if (smtpUrl !== undefined) {
    const { sendBySmtp } = await import('./sendBySmtp.ts');
    return sendBySmtp(smtpUrl);
  }
  if (apiKey !== undefined) return sendByApi(apiUrl, apiKey);
  return () => Promise.reject(new Error('No way of sending is set: MAIL_API_KEY is missing.'));
}
