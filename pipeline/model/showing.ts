/** The times between which visitors see a page. */
export interface Showing {
  from?: string;
  until?: string;
}

type Fields = Record<string, unknown>;

export function showingOf({ publishAt, expiresAt }: Fields): Showing {
  return { from: publishAt as string | undefined, until: expiresAt as string | undefined };
}

/** Whether visitors see the page now. */
export function isShown(fields: Fields, now: Date): boolean {
  const { from, until } = showingOf(fields);
  if (!from && !until) return fields.published !== false;
  const instant = now.toISOString();
  return fields.published !== false && (!from || from <= instant) && (!until || instant < until);
}

/** Whether a page is online at a time when the page that it links to is not. */
export function gapBetween(page: Showing, target: Showing, now: Date): 'before' | 'after' | undefined {
  const instant = now.toISOString();
  if (page.until && page.until <= instant) return undefined;
  const start = page.from && page.from > instant ? page.from : instant;
  if (target.from && target.from > start) return 'before';
  if (target.until && (!page.until || target.until < page.until)) return 'after';
  return undefined;
}

/** The next time at which a page appears or disappears, if any. */
export function nextChange({
  entries,
  now,
}: {
  entries: readonly { fields: Fields }[];
  now: Date;
}): string | undefined {
  const instant = now.toISOString();
  return entries
    .flatMap(({ fields }) => Object.values(showingOf(fields)))
    .filter((each): each is string => each !== undefined && each > instant)
    .sort()[0];
}

/** The current time for a build or a check: `SITE_NOW` if it is set, as in tests. */
export function clock(environment: NodeJS.ProcessEnv = process.env): Date {
  const { SITE_NOW: set } = environment;
  if (!set) return new Date();
  const now = new Date(set);
  if (Number.isNaN(now.getTime()))
    throw new Error(
      `SITE_NOW is "${set}", which is not a date and time: write it like 2026-12-01T05:00:00Z.`,
    );
  return now;
}
