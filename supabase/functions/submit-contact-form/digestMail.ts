import { fill, fillCount } from '../../../pipeline/labels/fill.ts';
import type { Business, MailLabels, MailWords } from './business.ts';
import {
  businessTime,
  escapeHtml,
  htmlHeading,
  htmlMail,
  htmlParagraph,
  type MailContent,
  singleLine,
} from './mailLayout.ts';
import { describeHeldReason } from './spam.ts';
import type { Digest } from './store.ts';

/** The database counts to one more than this. */
const MAX_COUNT = 10_000;

/** The daily digest: leads, held leads with their reasons, mails not sent. Its arrival shows that the form works. */
export function digestMail(
  digest: Digest,
  business: Business,
  photoQuota = Number.POSITIVE_INFINITY,
): MailContent {
  const words = business.mails;
  const { labels } = words;
  const { leads: received, heldLeads } = digest;
  const heldCount = digest.held.reduce((sum, { count }) => sum + count, 0);
  const namedCount = heldLeads.reduce((sum, { others }) => sum + others + 1, 0);
  const sections = [
    {
      title: fill(labels.digestReceived, { number: formatCount(digest.received, words) }),
      lines: [
        ...countOthers(digest.received, received.length, words),
        ...received.map((lead) => describeLead(lead, business)),
      ],
    },
    {
      title: fill(labels.digestHeld, { number: formatCount(heldCount, words) }),
      lines: [
        ...(heldCount > heldLeads.length ? digest.held.map((reason) => countReason(reason, words)) : []),
        ...(heldCount > namedCount ? [fill(labels.digestSenders, { number: heldLeads.length })] : []),
        ...heldLeads.map((lead) => describeLead(lead, business)),
      ],
    },
  ];
  const notes = [
    ...describeLeaving(digest, business),
    ...describePhotos(digest, photoQuota, business),
    describeUnsent(digest, business),
    ...digest.givenUp.map((mail) => describeGivenUp(mail, business)),
  ];
  const text = sections.flatMap(({ title, lines }) => [
    title,
    ...lines.map((line) => `- ${line.replace('\n', '\n  ')}`),
    '',
  ]);
  const html = sections.flatMap(({ title, lines }) => [
    htmlHeading(title),
    `<ul>${lines.map((line) => `<li>${escapeHtml(line).replace('\n', '<br>')}</li>`).join('')}</ul>`,
  ]);
  const number = formatCount(digest.received, words);
  return {
    subject: fillCount(words, 'digestSubject', digest.received, { business: business.name, number }),
    text: [...text, ...notes, ''].join('\n'),
    html: htmlMail(labels.digestTitle, [...html, ...notes.map(htmlParagraph)], business),
  };
}

/** A line about leads that are counted but not listed. */
function countOthers(all: number, listed: number, { labels }: MailWords): string[] {
  return all > listed ? [fill(labels.digestOthers, { number: listed })] : [];
}

function countReason({ reason, count: number }: Digest['held'][number], words: MailWords): string {
  return `${formatCount(number, words)}: ${describeHeldReason(reason, words)}`;
}

/** Two lines: the sender, and the beginning of the message. */
function describeLead(lead: DigestLead & { others?: number }, business: Business): string {
  const words = business.mails;
  const { others = 0 } = lead;
  const more = others > 0 ? ` ${fill(words.labels.digestSameSender, { number: others })}` : '';
  const sender = `${describeSender(lead, business)}${more}`;
  if (lead.heldReason === null) return `${sender}\n${singleLine(lead.message)}`;
  const reason = fill(words.labels.digestReason, { reason: describeHeldReason(lead.heldReason, words) });
  return `${sender} ${reason}\n${singleLine(lead.message)}`;
}

function describeSender(lead: DigestLead, business: Business): string {
  const time = businessTime(lead.receivedAt, business);
  const form = lead.formName || business.mails.labels.leadWebsite;
  const who = [singleLine(lead.name, 60), lead.phone, lead.email].filter(Boolean).join(', ');
  return singleLine(`${who} (${form}), ${time}.`, Number.POSITIVE_INFINITY);
}

function describeLeaving({ leaving, leavingPhotos }: Digest, business: Business): string[] {
  const { keepLeads, keepPhotos, mails } = business;
  const describe = (label: keyof MailLabels, number: number, kept?: number) =>
    kept === undefined || number === 0
      ? []
      : [fill(mails.labels[label], { months: kept, number: formatCount(number, mails) })];
  return [
    ...describe('digestLeaving', leaving, keepLeads),
    ...describe('digestLeavingPhotos', leavingPhotos, keepPhotos),
  ];
}

/** The used share of the quota from which the owner is warned. */
const PHOTO_WARNING = 0.8;

function describePhotos({ photoBytes, photoSenders }: Digest, quota: number, business: Business): string[] {
  if (photoBytes < quota * PHOTO_WARNING) return [];
  const { labels } = business.mails;
  const percent = (bytes: number) => Math.round((bytes / quota) * 100);
  return [
    fill(labels.digestPhotos, { percent: percent(photoBytes) }),
    ...photoSenders.map(({ bytes, id, ...lead }) =>
      fill(labels.digestPhotoSender, { percent: percent(bytes), lead: describeSender(lead, business), id }),
    ),
  ];
}

type DigestLead = Digest['leads'][number];

function describeUnsent(digest: Digest, business: Business): string {
  const words = business.mails;
  const { labels } = words;
  const { oldestUnsent, unsent } = digest;
  if (oldestUnsent === null) return digest.givenUp.length === 0 ? labels.allSent : labels.noneWaiting;
  const { createdAt, attempts, lastError } = oldestUnsent;
  const waiting = fillCount(words, 'waiting', unsent, {
    number: formatCount(unsent, words),
    time: businessTime(createdAt, business),
    attempts: countAttempts(attempts, words),
  });
  return lastError === null ? waiting : `${waiting} ${fill(labels.lastError, { error: lastError })}`;
}

function describeGivenUp(
  { lead, attempts, lastError }: Digest['givenUp'][number],
  business: Business,
): string {
  const words = business.mails;
  const { labels } = words;
  return fill(labels.givenUp, {
    mail: lead === null ? labels.ownMail : fill(labels.mailAbout, { lead: describeSender(lead, business) }),
    attempts: countAttempts(attempts, words),
    error: String(lastError),
  });
}

function countAttempts(attempts: number, words: MailWords): string {
  return fillCount(words, 'attempts', attempts, { number: formatCount(attempts, words) });
}

function formatCount(number: number, { language, labels }: MailWords): string {
  return number > MAX_COUNT
    ? fill(labels.digestMoreThan, { number: MAX_COUNT.toLocaleString(language) })
    : String(number);
}

/** Tells the owner that requests are held since more than `totalHeldAfter` senders wrote within an hour; at most one a day. */
export function floodMail(totalHeldAfter: number, business: Business): MailContent {
  const { labels } = business.mails;
  const paragraphs = [fill(labels.floodWhat, { limit: totalHeldAfter }), labels.floodKept, labels.floodNext];
  return {
    subject: fill(labels.floodSubject, { business: business.name }),
    text: [...paragraphs, ''].join('\n\n'),
    html: htmlMail(labels.floodTitle, paragraphs.map(htmlParagraph), business),
  };
}
