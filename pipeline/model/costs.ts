import { inWeeks } from '../kinds/duration';
import type { Money } from '../kinds/money';
import { projectCard } from './projects';
import type { Entry, Site } from './Site';

/** Minimum number of jobs for a meaningful median and interquartile range. */
const MIN_JOBS = { median: 5, middleHalf: 8 };

export function costsPage({ entries }: Site): Entry<'page'> | undefined {
  return entries.page.find(({ sections }) => sections.some(({ kind }) => kind === 'costs'));
}

/** What the jobs of each service cost, the cheapest first. Services without a published cost are left out. A job counts for its main service only. */
export function serviceCosts(site: Site) {
  return site.entries.service.flatMap(({ name, label, address }) => {
    const jobs = site.entries.project
      .filter(({ fields }) => fields.services[0] === name)
      .flatMap((project) => jobWithCost(project, site) ?? [])
      .sort((a, b) => midpoint(a.cost) - midpoint(b.cost));
    return jobs.length > 0 ? [{ name, label, address, jobs, ...summary(jobs) }] : [];
  });
}

type JobWithCost = NonNullable<ReturnType<typeof jobWithCost>>;

/** The job of a project; `undefined` if its cost is not published. */
function jobWithCost(project: Entry<'project'>, site: Site) {
  const card = projectCard(project, site);
  if (!card?.cost) return undefined;
  const { address, title, image, serviceAndTown, finished, cost, took } = card;
  return { address, title, image, town: serviceAndTown[1], finished, cost, took };
}

/** The range of the years, prices and durations. With enough jobs, also the median price and the interquartile range (`middleHalf`), rounded. */
function summary(jobs: readonly JobWithCost[]) {
  const costs = jobs.map(({ cost }) => midpoint(cost));
  const years = jobs.map(({ finished }) => finished.slice(0, 4)).sort();
  const weeks = jobs.flatMap(({ took }) => (took ? inWeeks(took) : [])).sort((a, b) => a - b);
  const [low, high] = [weeks[0], weeks.at(-1)];
  return {
    /** The years of the first and the last job. */
    first: years[0] ?? '',
    last: years.at(-1) ?? '',
    range: {
      low: Math.min(...jobs.map(({ cost }) => cost.low)),
      high: Math.max(...jobs.map(({ cost }) => cost.high)),
    },
    ...(low !== undefined && high !== undefined ? { weeks: { low, high } } : {}),
    ...(costs.length >= MIN_JOBS.median && { median: roundedQuantile(costs, 0.5) }),
    ...(costs.length >= MIN_JOBS.middleHalf && {
      middleHalf: { low: roundedQuantile(costs, 0.25), high: roundedQuantile(costs, 0.75) },
    }),
  };
}

const midpoint = ({ low, high }: Money): number => (low + high) / 2;

/** The quantile for a `fraction` from 0 to 1, linearly interpolated between the two nearest values. */
function roundedQuantile(sorted: readonly number[], fraction: number): number {
  const index = (sorted.length - 1) * fraction;
  const [below = 0, above = below] = [sorted[Math.floor(index)], sorted[Math.ceil(index)]];
  return roundAmount(below + (above - below) * (index - Math.floor(index)));
}

/** Rounds dollars: to 5,000 from 100,000 on, to 1,000 from 10,000 on, otherwise to 100. */
export function roundAmount(amount: number): number {
  let step = 100;
  if (amount >= 10_000) step = 1000;
  if (amount >= 100_000) step = 5000;
  return Math.round(amount / step) * step;
}
