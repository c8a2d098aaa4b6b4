import { z } from 'zod';
import type { Business } from './business.ts';

const number = (unset: number) => z.coerce.number().int().min(0).default(unset);
const optional = z.string().optional();

const MEGABYTE = 1024 * 1024;

const Environment = z.object({
  LEAD_FORM_DATABASE_URL: optional,
  SUPABASE_DB_URL: optional,
  SITE_URL: optional,
  ALLOWED_ORIGINS: optional,
  SENDER_HEADER: z.string().default('cf-connecting-ip'),
  LEADS_HELD_AFTER: number(50),
  LEADS_REFUSED_AFTER: number(100),
  ALL_LEADS_HELD_AFTER: number(60),
  PHOTO_QUOTA_MB: number(250),
  HELD_PHOTO_QUOTA_MB: number(50),
  MINIMUM_FILL_SECONDS: number(2),
  OWNER_EMAIL: optional,
  MAIL_FROM: optional,
  MAIL_API_URL: z.string().default('https://api.resend.com/emails'),
  MAIL_API_KEY: optional,
  SMTP_URL: optional,
  OWNER_MAILS_PER_HOUR: number(100),
  MAILS_PER_SECOND: number(2),
  MAIL_ATTEMPTS: number(5),
  MAIL_RETRY_SECONDS: number(30),
  MAIL_LEASE_SECONDS: number(60),
  CONFIRM_TO_VISITOR: z.stringbool().default(false),
  DIGEST: z.stringbool().default(true),
  SWEEP_SECRET: optional,
});

/** The function's settings, from its environment; what is unset comes from the business. An empty one is not set, but for SITE_URL. */
export function readSettings(environment: Record<string, string>, business: Business) {
  const set = Object.entries(environment).filter(([name, text]) => text.trim() !== '' || name === 'SITE_URL');
  const read = Environment.parse(Object.fromEntries(set));
  const siteUrl = read.SITE_URL ?? business.siteUrl;
  return {
    databaseUrl: read.LEAD_FORM_DATABASE_URL ?? read.SUPABASE_DB_URL ?? '',
    /** Where to redirect a visitor who posts without JavaScript; empty means the host of the request. */
    siteUrl,
    /** Origins that may post; `:*` at the end stands for any port. */
    allowedOrigins: (read.ALLOWED_ORIGINS ?? siteUrl)
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    /** The header in which the platform states a sender's network address, whatever the client sends. */
    senderHeader: read.SENDER_HEADER,
    /** Leads an hour: from one sender, held above the first and refused above the second; from all, held above the third. 0 is no limit. */
    limits: {
      heldAfter: read.LEADS_HELD_AFTER,
      refusedAfter: read.LEADS_REFUSED_AFTER,
      allHeldAfter: read.ALL_LEADS_HELD_AFTER,
    },
    /** Bytes of all photographs that are stored, and of those whose requests are held. */
    photos: { quota: read.PHOTO_QUOTA_MB * MEGABYTE, heldQuota: read.HELD_PHOTO_QUOTA_MB * MEGABYTE },
    minimumFillSeconds: read.MINIMUM_FILL_SECONDS,
    confirmToVisitor: read.CONFIRM_TO_VISITOR,
    digest: read.DIGEST,
    sweepSecret: read.SWEEP_SECRET,
    mail: {
      owner: read.OWNER_EMAIL ?? business.ownerEmail,
      from: read.MAIL_FROM ?? `website@${new URL(business.siteUrl).hostname.replace(/^www\./, '')}`,
      apiUrl: read.MAIL_API_URL,
      apiKey: read.MAIL_API_KEY,
      smtpUrl: read.SMTP_URL,
      /** To the owner, whatever arrives; 0 is no limit. */
      ownerPerHour: read.OWNER_MAILS_PER_HOUR,
      /** What the mail server takes; 0 is no limit. */
      perSecond: read.MAILS_PER_SECOND,
      /** Attempts before a permanently refused mail is given up. */
      attempts: read.MAIL_ATTEMPTS,
      retrySeconds: read.MAIL_RETRY_SECONDS,
      /** Longer than an attempt takes: 25 s for the mail, and 5 s for each question to the database. */
      leaseSeconds: read.MAIL_LEASE_SECONDS,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
