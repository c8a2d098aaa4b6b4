import { addDays } from '../kinds/dates';
import { timeZoneOf } from '../kinds/timeZone';
import { hoursEnd } from './hours/openingHours';

/** The fields of a page that decide whether it is online; times are in the local time of the business. */
export interface Visibility {
  publishAt?: string;
  expiresAt?: string;
  published?: boolean;
}

type Entries = readonly { type: string; fields: Record<string, unknown> }[];

/** The current local time of the business. */
export type Now = ReturnType<typeof nowFor>;

/** The local time of the business in `entries`: `2026-12-01T08:00`, and its calendar day. */
export function nowFor(entries: Entries, instant: Date) {
  const timeZone = timeZoneOf(entries.find(({ type }) => type === 'business')?.fields);
  const local = localTime(instant, timeZone);
  return { timeZone, local, today: local.slice(0, 10) };
}

/** Whether a page is online now. */
export function isShown({ published, publishAt, expiresAt }: Visibility, { local }: Now): boolean {
  return published !== false && (!publishAt || publishAt <= local) && (!expiresAt || local < expiresAt);
}

/** Whether a page will be online while the target of its link is not: `before` the target appears, or `after` it disappears. */
export function targetGap(
  page: Visibility,
  target: Visibility,
  { local }: Now,
): 'before' | 'after' | undefined {
  if (page.expiresAt && page.expiresAt <= local) return undefined;
  const start = page.publishAt && page.publishAt > local ? page.publishAt : local;
  if (target.publishAt && target.publishAt > start) return 'before';
  return target.expiresAt && (!page.expiresAt || target.expiresAt < page.expiresAt) ? 'after' : undefined;
}

/** The next time at which a page appears or disappears, or the opening hours change, as an ISO time. */
export function nextChange({ entries, now }: { entries: Entries; now: Now }): string | undefined {
  const business = entries.find(({ type }) => type === 'business')?.fields ?? {};
  const lastDay = hoursEnd(business, now.today);
  const times = entries.flatMap(({ fields: { publishAt, expiresAt } }) => [publishAt, expiresAt]);
  const [next] = [...times, lastDay && `${addDays(lastDay, 1)}T00:00`]
    .filter((each): each is string => typeof each === 'string' && each > now.local)
    .sort();
  return next && instantOf(next, now.timeZone).toISOString();
}

const MIDNIGHT = /T00:00$/;

/** The start of a period, for messages: `2026-12-01`, or with a time other than midnight: `2026-12-01 08:00 Eastern Time`. */
export function formatStart(from: string, { timeZone }: Now): string {
  return MIDNIGHT.test(from)
    ? from.replace(MIDNIGHT, '')
    : `${from.replace('T', ' ')} ${nameOfTimeZone(timeZone)}`;
}

/** The end of a period, for messages: `after 2026-12-31` with the last whole day, or `on 2026-12-31 17:00 Eastern Time`. */
export function formatEnd(until: string, now: Now): string {
  if (!MIDNIGHT.test(until)) return `on ${formatStart(until, now)}`;
  return `after ${addDays(until.slice(0, 10), -1)}`;
}

/** The current time for a build or a check. The environment variable `SITE_NOW` overrides it, for tests. */
export function currentTime(environment: NodeJS.ProcessEnv = process.env): Date {
  const { SITE_NOW: set } = environment;
  if (!set) return new Date();
  const now = new Date(set);
  if (Number.isNaN(now.getTime()))
    throw new Error(
      `SITE_NOW is "${set}", which is not a date and time: write it like 2026-12-01T05:00:00Z.`,
    );
  return now;
}

/** The local time in a time zone: `2026-12-01T08:00`. */
export function localTime(instant: Date, timeZone: string): string {
  // The Swedish locale formats as `2026-12-01 08:00:00`.
  return instant.toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');
}

/** The instant of a local time in a time zone. */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  // The offset at this first estimate is right, unless the clocks change in between.
  const estimate = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(estimate, timeZone));
}

/** The offset of a time zone from UTC in milliseconds; negative west of Greenwich. */
function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${localTime(new Date(minute), timeZone)}:00Z`) - minute;
}

/** The English name of a time zone: `Eastern Time`. */
export function nameOfTimeZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
