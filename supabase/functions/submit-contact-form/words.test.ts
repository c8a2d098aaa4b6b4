import { doesNotMatch, equal, match } from 'node:assert/strict';
import { formErrors } from '../../../pipeline/labels/es/formErrors.ts';
import { mails } from '../../../pipeline/labels/es/mails.ts';
import { digestMail, floodMail } from './digestMail.ts';
import { HttpError } from './http.ts';
import { readLead } from './lead.ts';
import { confirmationMail, ownerMail } from './leadMails.ts';
import { sampleBusiness } from './sampleBusiness.ts';

const spanish = { language: 'es-US', labels: mails };

const lead = {
  id: '1',
  receivedAt: '2024-03-15T14:00:00Z',
  name: 'Ana',
  email: 'ana@mail.mx',
  phone: '(210) 555-0100',
  projectType: '',
  message: '¿Techo?',
  address: '',
  source: '',
  formName: '',
  pageTitle: '',
  from: '',
  answers: [{ question: '¿Cuándo?', answer: 'Pronto', asked: false }],
  photosAnnounced: 0,
  photosArrived: 0,
};

const digest = {
  leads: [{ ...lead, heldReason: null }],
  heldLeads: [{ ...lead, heldReason: 'filled in within 2 seconds', others: 2 }],
  received: 1,
  held: [{ reason: 'flood', count: 3 }],
  leaving: 0,
  leavingPhotos: 0,
  photoBytes: 0,
  photoSenders: [],
  unsent: 2,
  oldestUnsent: { createdAt: '2024-03-15T14:00:00Z', attempts: 1, lastError: null },
  givenUp: [{ createdAt: '2024-03-15T14:00:00Z', attempts: 2, lastError: '550', lead: null }],
};

const business = { ...sampleBusiness, answers: formErrors, mails: spanish };

Deno.test('mails are in the language of the site', () => {
  match(
    confirmationMail(lead, business).text,
    /^Hola, Ana:\n\nGracias por comunicarse con Sample Contracting/,
  );
  match(confirmationMail(lead, business).html, /<html lang="es-US">/);
});

Deno.test('a Spanish mail has Spanish dates', () => {
  match(ownerMail(lead, business).text, /Recibida: viernes, 15 de marzo de 2024/);
});

Deno.test('plurals fit their numbers', () => {
  const { subject, text } = digestMail(digest, business);
  equal(subject, 'Sample Contracting: 1 solicitud en el último día');
  match(text, /Hay 2 correos por enviar, .* después de 1 intento\./);
});

Deno.test('why a request is held is said in the language of the mail', () => {
  const { text } = digestMail(digest, business);
  match(text, /Motivo: se llenó en menos de 2 segundos\./);
  match(text, /3: parte de una avalancha de solicitudes/);
});

Deno.test('a visitor is answered in the language of the site', () => {
  try {
    readLead({ name: 'Ana', phone: '1', email: 'ana', message: '' }, business);
  } catch (reason) {
    equal(
      reason instanceof HttpError && reason.message,
      `${formErrors.emailInvalid} ${formErrors.messageMissing}`,
    );
    return;
  }
  throw new Error('the request was accepted');
});

/** Replaces the Latin letters of a label, except names in braces. */
const pseudo = (label: string): string =>
  label.replace(
    /(\{\w+\})|[a-z]/gi,
    (letter, name: string | undefined) => name ?? (letter === letter.toLowerCase() ? 'я' : 'Я'),
  );

Deno.test('every word of a mail is from the table', () => {
  const labels = Object.fromEntries(Object.entries(mails).map(([key, label]) => [key, pseudo(label)]));
  const words = { language: 'ru', labels: labels as typeof mails };
  const russian = { ...sampleBusiness, name: '1', siteUrl: '', mails: words };
  const nobody = { ...lead, name: '2', email: '3', message: '4', answers: [] };
  const written = {
    ...digest,
    leads: digest.leads.map(({ heldReason }) => ({ ...nobody, heldReason })),
    heldLeads: digest.heldLeads.map(({ heldReason, others }) => ({ ...nobody, heldReason, others })),
  };
  for (const mail of [
    ownerMail(nobody, russian),
    confirmationMail(nobody, russian),
    digestMail(written, russian),
    floodMail(500, russian),
  ]) {
    const text = mail.html.replace(/<[^>]*>|&\w+;|GMT[-+\d:]*|\bM[DS]T\b/g, ' ');
    doesNotMatch(`${mail.subject}\n${text}`, /[a-z]{2}/i);
    doesNotMatch(mail.text.replace(/tel:\d+|GMT[-+\d:]*|\bM[DS]T\b/g, ''), /[a-z]{2}|\{/i);
  }
});
