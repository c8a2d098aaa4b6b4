/** The moment that a build or a check takes as now: `SITE_NOW` where it is set, as tests do. */
export function clock(environment: NodeJS.ProcessEnv = process.env): Date {
  const { SITE_NOW: set } = environment;
  if (!set) return new Date();
  const now = new Date(set);
  if (Number.isNaN(now.getTime()))
    throw new Error(`SITE_NOW is "${set}", which is no moment: write it like 2026-12-01T05:00:00Z.`);
  return now;
}
