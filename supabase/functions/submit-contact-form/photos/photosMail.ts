import { fill } from '../../../../pipeline/labels/fill.ts';
import type { Business } from '../business.ts';
import { htmlMail, htmlParagraph, type MailContent, singleLine } from '../mailLayout.ts';
import type { StoredLead } from '../store.ts';
import type { MailPhoto } from './photoStore.ts';

/** The attachments of a mail to the owner, and sentences about all photographs. */
export function attachPhotos(
  photos: readonly MailPhoto[],
  lead: StoredLead,
  { mails: { labels } }: Business,
) {
  const { photosAnnounced, photosArrived, arePhotosRefused } = lead;
  const named = photos.map(({ number, type, content }) => ({
    filename: `photo-${number}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`,
    content_type: type,
    content,
  }));
  const attachments = named.flatMap(({ content, ...file }) =>
    content === null ? [] : [{ ...file, content }],
  );
  const others = named.filter(({ content }) => content === null).map(({ filename }) => filename);
  const notAttached = arePhotosRefused ? 'photosRefused' : 'photosNotAttached';
  const missing = photosAnnounced - photosArrived;
  return {
    attachments,
    sentences: [
      ...(attachments.length > 0 ? [fill(labels.photosAttached, { number: attachments.length })] : []),
      ...(others.length > 0 ? [fill(labels[notAttached], { names: others.join(', ') })] : []),
      ...(missing > 0 ? [fill(labels.photosMissing, { number: missing, all: photosAnnounced })] : []),
    ],
  };
}

/** The second and last mail to the owner, with the photographs that arrived after the first. It does not mention missing ones. */
export function photosMail(lead: StoredLead, business: Business, photos: readonly MailPhoto[]): MailContent {
  const { labels } = business.mails;
  const { attachments, sentences } = attachPhotos(photos, { ...lead, photosAnnounced: 0 }, business);
  const name = singleLine(lead.name || lead.phone || lead.email);
  const lines = [fill(labels.photosMore, { name }), ...sentences];
  return {
    ...(lead.email !== '' && { replyTo: lead.email }),
    subject: singleLine(fill(labels.photosSubject, { name })),
    text: [...lines, ''].join('\n'),
    html: htmlMail(labels.photosTitle, lines.map(htmlParagraph), business),
    attachments,
  };
}
