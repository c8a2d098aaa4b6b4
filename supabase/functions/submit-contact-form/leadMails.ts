import { fill } from '../../../pipeline/labels/fill.ts';
import type { Business, MailLabels } from './business.ts';
import {
  businessTime,
  escapeHtml,
  htmlHeading,
  htmlMail,
  htmlParagraph,
  type MailContent,
  singleLine,
} from './mailLayout.ts';
import { findUsPhone } from './phone.ts';
import type { MailPhoto } from './photos/photoStore.ts';
import { attachPhotos } from './photos/photosMail.ts';
import type { StoredLead } from './store.ts';

/** The owner's mail about a lead: everything the visitor wrote. Reply answers the visitor, and a link calls. */
export function ownerMail(lead: StoredLead, business: Business, photos: MailPhoto[] = []): MailContent {
  const { labels } = business.mails;
  const about = singleLine(lead.projectType || lead.formName || labels.leadWebsite);
  const facts = listFacts(lead, business);
  const { attachments, sentences } = attachPhotos(photos, lead, business);
  const sender = lead.name || lead.phone || lead.email;
  const telUrl = telUrlOf(lead.phone);
  const callLabel = fill(labels.leadCall, { name: lead.name, phone: findUsPhone(lead.phone) || lead.phone });
  const { action, actionInk, quiet } = business.colors;
  const button = `display:inline-block;padding:12px 20px;background:${action};color:${actionInk};border-radius:6px;text-decoration:none`;
  const messageBlock = `<div style="white-space:pre-wrap">${escapeHtml(lead.message)}</div>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return {
    ...(lead.email !== '' && { replyTo: lead.email }),
    subject: singleLine(fill(labels.leadSubject, { name: sender, about })),
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...(telUrl === null ? [] : [`${labels.leadCallLink}: ${telUrl}`]),
      '',
      ...(lead.message === '' ? [] : [`${labels.leadMessage}:`, '', lead.message, '']),
      ...sentences.map((sentence) => `${sentence}\n`),
    ].join('\n'),
    html: htmlMail(
      labels.leadTitle,
      [
        ...(telUrl === null
          ? []
          : [`<p><a href="${telUrl}" style="${button}">${escapeHtml(callLabel)}</a></p>`]),
        `<table role="presentation" style="margin:16px 0">${rows.join('')}</table>`,
        ...(lead.message === '' ? [] : [htmlHeading(labels.leadMessage), messageBlock]),
        ...sentences.map(htmlParagraph),
        ...(lead.email === '' ? [] : [`<p style="color:${quiet}">${escapeHtml(labels.leadReply)}</p>`]),
      ],
      business,
    ),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** Characters that no name has and that may become a link in a mail program: digits, symbols, a dot inside a word. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{Zs}.,'’-]|\.\S/u;

/** The visitor's confirmation. It repeats only the name, so that nobody can send a text of theirs through our mails. */
export function confirmationMail(lead: StoredLead, business: Business): MailContent {
  const { labels } = business.mails;
  const name = NOT_IN_NAMES.test(lead.name) ? '' : singleLine(lead.name, 60);
  const greeting = name === '' ? labels.confirmationNameless : fill(labels.confirmationGreeting, { name });
  const thanks = fill(labels.confirmationThanks, { business: business.name });
  const urgent = fill(labels.confirmationUrgent, { phone: business.phone });
  const { photosAnnounced: all, photosArrived: number } = lead;
  const photos = all > 0 ? fill(labels.confirmationPhotos, { number, all }) : labels.confirmationNoPhotos;
  const lines = [thanks, photos, urgent];
  return {
    replyTo: business.ownerEmail,
    subject: fill(labels.confirmationSubject, { business: business.name }),
    text: [greeting, '', ...lines, ''].join('\n'),
    html: htmlMail(labels.confirmationTitle, [greeting, ...lines].map(htmlParagraph), business),
  };
}

/** The fields of a lead except the message, each on one line, in the order of the form. */
function listFacts(lead: StoredLead, business: Business): (readonly [label: string, value: string])[] {
  const { labels } = business.mails;
  const facts = [
    [labels.leadName, lead.name],
    [labels.leadPhone, describePhone(lead.phone, labels)],
    [labels.leadEmail, lead.email],
    [labels.leadAddress, lead.address],
    [labels.leadProjectType, lead.projectType],
    [labels.leadForm, lead.formName],
    [labels.leadPageTitle, lead.pageTitle],
    // An unknown source is the sender's own text, and would look like an address of the site. `from` is always one of the site's pages.
    [
      labels.leadPage,
      Object.hasOwn(business.pageTitles, lead.source) ? `${business.siteUrl}${lead.source}` : '',
    ],
    [labels.leadFrom, lead.from && `${business.siteUrl}${lead.from}`],
    [labels.leadReceived, businessTime(lead.receivedAt, business)],
  ] as const;
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => [label, singleLine(value, Infinity)] as const);
  const answers = lead.answers.map(({ question, answer, asked }) => {
    // If the current form does not ask it, an outdated page asked it, or a program made it up.
    const label = asked ? question : fill(labels.leadNotAsked, { question });
    return [label, singleLine(answer, Infinity)] as const;
  });
  return [...rows, ...answers];
}

/** The phone number as typed, preceded by its formatted number if that differs. */
function describePhone(typed: string, labels: MailLabels): string {
  const phone = findUsPhone(typed);
  return phone === '' || typed.includes(phone) ? typed : fill(labels.leadPhoneTyped, { phone, typed });
}

/** A number with its separators. `/`, `&` and `|` may separate the first seven digits, as in `856/555-0100`; after them they end the number. */
const PHONE_NUMBER = /\+?\d(?:[^\d+]*\d){6}(?:[^\d+/&|]*\d)*/;

/** The `tel:` URL of the first number of 7 to 15 digits, without its extension, or null. */
function telUrlOf(phone: string): string | null {
  const numbers = phone
    .split(/[a-z#;,]/i)
    .map((part) => PHONE_NUMBER.exec(part)?.[0].replace(/[^\d+]/g, '') ?? '');
  const number = numbers.find((each) => /^\+?\d{7,15}$/.test(each));
  return number === undefined ? null : `tel:${number}`;
}
