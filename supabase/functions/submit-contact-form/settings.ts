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
  OWNER_MAILS_PER_HOUR: number(100),
  MAILS_PER_SECOND: number(2),
  MAIL_ATTEMPTS: number(5),
  MAIL_RETRY_SECONDS: number(30),
  MAIL_LEASE_SECONDS: number(60),
  CONFIRM_TO_VISITOR: z.stringbool().default(false),
  DIGEST: z.stringbool().default(true),
  SCHEDULE_SECRET: optional,
});

/** Reads the environment. Missing settings have a default or come from `business`. An empty one counts as missing, except SITE_URL. */
export function readSettings(environment: Record<string, string>, business: Business) {
  const present = Object.entries(environment).filter(
    ([name, text]) => text.trim() !== '' || name === 'SITE_URL',
  );
  const values = Environment.parse(Object.fromEntries(present));
  const siteUrl = values.SITE_URL ?? business.siteUrl;
  return {
    databaseUrl: values.LEAD_FORM_DATABASE_URL ?? values.SUPABASE_DB_URL ?? '',
    /** The origin to which forms sent without JavaScript are redirected; empty for the host of the request. */
    siteUrl,
    /** Origins that may post; `:*` at the end allows any port. */
    allowedOrigins: (values.ALLOWED_ORIGINS ?? siteUrl)
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    /** The header in which the platform gives the sender's address; it overwrites what the client sends. */
    senderHeader: values.SENDER_HEADER,
    /** Per hour, 0 is no limit: after how many leads of a sender its next ones are held, or refused; after how many senders all leads are held. */
    limits: {
      senderHeldAfter: values.LEADS_HELD_AFTER,
      senderRefusedAfter: values.LEADS_REFUSED_AFTER,
      totalHeldAfter: values.ALL_LEADS_HELD_AFTER,
    },
    /** Bytes of all stored photographs, and of those whose leads are held. */
    photos: { quota: values.PHOTO_QUOTA_MB * MEGABYTE, heldQuota: values.HELD_PHOTO_QUOTA_MB * MEGABYTE },
    minimumFillSeconds: values.MINIMUM_FILL_SECONDS,
    confirmToVisitor: values.CONFIRM_TO_VISITOR,
    digest: values.DIGEST,
    scheduleSecret: values.SCHEDULE_SECRET,
    mail: {
      owner: values.OWNER_EMAIL ?? business.ownerEmail,
      from: values.MAIL_FROM ?? `website@${new URL(business.siteUrl).hostname.replace(/^www\./, '')}`,
      apiUrl: values.MAIL_API_URL,
      apiKey: values.MAIL_API_KEY,
      /** Mails to the owner; 0 is no limit. */
      ownerPerHour: values.OWNER_MAILS_PER_HOUR,
      /** The rate limit of the mail server; 0 is no limit. */
      perSecond: values.MAILS_PER_SECOND,
      /** Attempts after which a mail that the server refuses for good is given up. */
      attempts: values.MAIL_ATTEMPTS,
      retrySeconds: values.MAIL_RETRY_SECONDS,
      /** Longer than an attempt: 25 s for the mail and 5 s for each query. */
      leaseSeconds: values.MAIL_LEASE_SECONDS,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
