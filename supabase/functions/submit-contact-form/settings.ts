import { z } from 'zod';
import type { Business } from './business.ts';

const number = (unset: number) => z.coerce.number().int().min(0).default(unset);
// A setting that is empty is not set.
const optional = z
  .string()
  .transform((text) => text || undefined)
  .optional();

const Environment = z.object({
  LEAD_FORM_DATABASE_URL: optional,
  SUPABASE_DB_URL: optional,
  SITE_URL: z.string().optional(),
  ALLOWED_ORIGINS: optional,
  LEADS_HELD_AFTER: number(50),
  LEADS_REFUSED_AFTER: number(100),
  MINIMUM_FILL_SECONDS: number(2),
  OWNER_EMAIL: optional,
  MAIL_FROM: optional,
  MAIL_API_URL: z.string().min(1).default('https://api.resend.com/emails'),
  MAIL_API_KEY: optional,
  SMTP_URL: optional,
  MAIL_RETRY_SECONDS: number(30),
  MAIL_LEASE_SECONDS: number(60),
  CONFIRM_TO_VISITOR: z.stringbool().default(false),
  DIGEST: z.stringbool().default(true),
  SWEEP_SECRET: optional,
});

/** The function's settings, from its environment; what is unset comes from the business. */
export function readSettings(environment: Record<string, string>, business: Business) {
  const read = Environment.parse(environment);
  const siteUrl = read.SITE_URL ?? business.siteUrl;
  return {
    databaseUrl: read.LEAD_FORM_DATABASE_URL ?? read.SUPABASE_DB_URL ?? '',
    /** Where a plain form's visitor is sent; empty: the same host that was asked. */
    siteUrl,
    /** Origins that may post; `:*` at the end stands for any port. */
    allowedOrigins: (read.ALLOWED_ORIGINS ?? siteUrl)
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    /** Leads an hour from one sender: held above the first, refused above the second; 0 is no limit. */
    limits: { heldAfter: read.LEADS_HELD_AFTER, refusedAfter: read.LEADS_REFUSED_AFTER },
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
      retrySeconds: read.MAIL_RETRY_SECONDS,
      leaseSeconds: read.MAIL_LEASE_SECONDS,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
