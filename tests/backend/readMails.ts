import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './waitFor';

/** A mail as the mail API gets it. */
export interface ApiMail {
  readonly to: readonly string[];
  readonly reply_to?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: { readonly 'Message-ID': string };
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content_type: string;
    /** Base64. */
    readonly content: string;
  }[];
}

/** By file name. */
const cached = new Map<string, ApiMail>();

/** Every mail in a sink's folder. */
export function readMails(folder: string): ApiMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = join(folder, name);
      const mail = cached.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as ApiMail);
      cached.set(file, mail);
      return mail;
    });
}

export const attachedTo = (mail?: ApiMail): string[] =>
  mail?.attachments?.map(({ filename }) => filename) ?? [];

/** Waits for at least `count` mails in `folder` whose text contains `part`. */
export function waitForMails(folder: string, part: string, count = 1, seconds = 15): Promise<ApiMail[]> {
  return waitFor(
    `${count} mail(s) with ${JSON.stringify(part)}`,
    () => {
      const found = readMails(folder).filter(({ text }) => text.includes(part));
      return found.length >= count ? found : null;
    },
    seconds,
  );
}
