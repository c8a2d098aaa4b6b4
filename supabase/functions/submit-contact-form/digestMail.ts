import { fill, fillCount } from '../../../pipeline/labels/fill.ts';
import type { Business, MailLabels, MailLocale } from './business.ts';
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

/** The database counts up to one more than this, which is written as “more than”. */
const MAX_COUNT = 10_000;

/** The owner's daily digest, whose arrival shows that the form works. `photoQuota`: the bytes of photographs that may be stored. */
export function digestMail(digest: Digest, business: Business, photoQuota = Infinity): MailContent {
  const { mails: locale } = business;
  const { labels } = locale;
  const { leads, heldLeads, held } = digest;
  const heldCount = held.reduce((sum, { count }) => sum + count, 0);
  const heldReasons = held.map(
    ({ reason, count }) => `${formatCount(count, locale)}: ${describeHeldReason(reason, locale)}`,
  );
  const namedCount = heldLeads.reduce((sum, { others }) => sum + others + 1, 0);
  const sections = [
    {
      title: fill(labels.digestReceived, { number: formatCount(digest.received, locale) }),
      lines: [
        ...(digest.received > leads.length ? [fill(labels.digestOthers, { number: leads.length })] : []),
        ...leads.map((lead) => describeLead(lead, business)),
      ],
    },
    {
      title: fill(labels.digestHeld, { number: formatCount(heldCount, locale) }),
      lines: [
        ...(heldCount > heldLeads.length ? heldReasons : []),
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
  const number = formatCount(digest.received, locale);
  return {
    subject: fillCount(locale, 'digestSubject', digest.received, { business: business.name, number }),
    text: [...text, ...notes, ''].join('\n'),
    html: htmlMail(labels.digestTitle, [...html, ...notes.map(htmlParagraph)], business),
  };
}

/** Two lines: about the sender, and the beginning of the message. `others`: how many others of this sender are held. */
function describeLead(lead: DigestLead & { others?: number }, business: Business): string {
  const { labels } = business.mails;
  const { heldReason, message, others = 0 } = lead;
  const sentences = [describeSender(lead, business)];
  if (others > 0) sentences.push(fill(labels.digestSameSender, { number: others }));
  if (heldReason !== null)
    sentences.push(fill(labels.digestReason, { reason: describeHeldReason(heldReason, { labels }) }));
  return `${sentences.join(' ')}\n${singleLine(message)}`;
}

function describeSender(lead: DigestLead, business: Business): string {
  const time = businessTime(lead.receivedAt, business);
  const form = lead.formName || business.mails.labels.leadWebsite;
  const who = [singleLine(lead.name, 60), lead.phone, lead.email].filter(Boolean).join(', ');
  return singleLine(`${who} (${form}), ${time}.`, Infinity);
}

/** Sentences about leads and photographs that are deleted within a week. */
function describeLeaving({ leaving, leavingPhotos }: Digest, business: Business): string[] {
  const { keepLeads, keepPhotos, mails } = business;
  const describe = (label: keyof MailLabels, number: number, months?: number) => {
    if (months === undefined || number === 0) return [];
    return [fill(mails.labels[label], { months, number: formatCount(number, mails) })];
  };
  return [
    ...describe('digestLeaving', leaving, keepLeads),
    ...describe('digestLeavingPhotos', leavingPhotos, keepPhotos),
  ];
}

/** The used share of the quota from which the owner is warned. */
const PHOTO_WARNING = 0.8;

/** A warning if photographs use most of the quota, with the senders that use most of it. */
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
type GivenUpMail = Digest['givenUp'][number];

function describeUnsent(digest: Digest, business: Business): string {
  const { mails: locale } = business;
  const { labels } = locale;
  const { oldestUnsent, unsent } = digest;
  if (oldestUnsent === null) return digest.givenUp.length === 0 ? labels.allSent : labels.noneWaiting;
  const { createdAt, attempts, lastError } = oldestUnsent;
  const waiting = fillCount(locale, 'waiting', unsent, {
    number: formatCount(unsent, locale),
    time: businessTime(createdAt, business),
    attempts: countAttempts(attempts, locale),
  });
  return lastError === null ? waiting : `${waiting} ${fill(labels.lastError, { error: lastError })}`;
}

function describeGivenUp({ lead, attempts, lastError }: GivenUpMail, business: Business): string {
  const { labels } = business.mails;
  return fill(labels.givenUp, {
    mail: lead === null ? labels.ownMail : fill(labels.mailAbout, { lead: describeSender(lead, business) }),
    attempts: countAttempts(attempts, business.mails),
    error: String(lastError),
  });
}

function countAttempts(attempts: number, locale: MailLocale): string {
  return fillCount(locale, 'attempts', attempts, { number: formatCount(attempts, locale) });
}

function formatCount(number: number, { language, labels }: MailLocale): string {
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
