import { announcePhotos, jpeg, postJson, postPhoto, sampleLead } from './postLead';
import { readMails } from './readMails';
import type { SharedStack } from './sharedStack';

/** Sends a request that announces photographs. Returns functions that post one of them and announce more. */
export async function announce(
  stack: Pick<SharedStack, 'functionUrl' | 'mailFolder'> & { readonly sender?: string },
  count: number,
  changes: Record<string, unknown> = {},
) {
  const { secret, announced } = announcePhotos(count);
  const message = `With photographs ${secret}`;
  const request = sampleLead({ ...announced, message, ...changes });
  const answer = await postJson(stack, request);
  const { id: lead }: { id: string } = await answer.json();
  const send = async (number: number | string, body = jpeg(), sent = secret) => {
    const { status, json } = await postPhoto(stack, { lead, number, secret: sent }, body).then(
      async (posted) => ({ status: posted.status, json: await posted.json() }),
    );
    return [status, json.error ?? json.state];
  };
  const announceMore = (photos: number) => postJson(stack, { ...request, photos });
  const mails = (subject: RegExp) =>
    readMails(stack.mailFolder).filter(
      (mail) => subject.test(mail.subject) && (mail.text.includes(secret) || mail.reply_to === changes.email),
    );
  return { lead, secret, send, announceMore, mails };
}
