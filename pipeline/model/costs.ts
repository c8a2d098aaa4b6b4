import { inWeeks } from '../kinds/duration';
import type { Money } from '../kinds/money';
import { projectCard } from './projects';
import type { Entry, Site } from './Site';

/** Minimum number of jobs for a meaningful median and interquartile range. */
const MIN_JOBS = { median: 5, middleHalf: 8 };

export function costsPage({ entries }: Site): Entry<'page'> | undefined {
  return entries.page.find(({ sections }) => sections.some(({ kind }) => kind === 'costs'));
}

/**
 * The costs of the services of which a job has a published cost, in the order of the services, with the cheapest job first. A job
 * counts for its main service only.
 */
export function serviceCosts(site: Site) {
  return site.entries.service.flatMap(({ name, label, address }) => {
    const jobs = site.entries.project
      .filter(({ fields }) => fields.services[0] === name)
      .flatMap((project) => costJob(project, site))
      .sort((a, b) => middle(a.cost) - middle(b.cost));
    return jobs.length > 0 ? [{ name, label, address, jobs, ...summary(jobs) }] : [];
  });
}

type CostJob = ReturnType<typeof costJob>[number];

/** The job as a list of one item; empty if its cost is not published. */
function costJob(project: Entry<'project'>, site: Site) {
  return projectCard(project, site).flatMap(({ address, title, image, labels, finished, cost, took }) =>
    cost ? [{ address, title, image, town: labels[1], finished, cost, took }] : [],
  );
}

/** The range of the years, prices and durations. With enough jobs, also the median price and the interquartile range (`middleHalf`). */
function summary(jobs: readonly CostJob[]) {
  const costs = jobs.map(({ cost }) => middle(cost));
  const years = jobs.map(({ finished }) => finished.slice(0, 4)).sort();
  const weeks = jobs.flatMap(({ took }) => (took ? inWeeks(took) : [])).sort((a, b) => a - b);
  const [low, high] = [weeks[0], weeks.at(-1)];
  return {
    first: years[0] ?? '',
    last: years.at(-1) ?? '',
    range: {
      low: Math.min(...jobs.map(({ cost }) => cost.low)),
      high: Math.max(...jobs.map(({ cost }) => cost.high)),
    },
    ...(low !== undefined && high !== undefined ? { weeks: { low, high } } : {}),
    ...(costs.length >= MIN_JOBS.median ? { median: quantile(costs, 0.5) } : {}),
    ...(costs.length >= MIN_JOBS.middleHalf
      ? { middleHalf: { low: quantile(costs, 0.25), high: quantile(costs, 0.75) } }
      : {}),
  };
}

function middle({ low, high }: Money): number {
  return (low + high) / 2;
}

/** The quantile for `part` (from 0 to 1), linearly interpolated between the two nearest values. */
function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** Rounds dollars: to 5,000 from 100,000 on, to 1,000 from 10,000 on, otherwise to 100. */
export function rounded(amount: number): number {
  const step = amount >= 100_000 ? 5000 : amount >= 10_000 ? 1000 : 100;
  return Math.round(amount / step) * step;
}
