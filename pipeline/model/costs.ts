import { inWeeks } from '../kinds/duration';
import type { Money } from '../kinds/money';
import { projectCard } from './projects';
import type { Entry, Site } from './Site';

/** From so many jobs on, their median says something, and so does their middle half. */
const MIN_JOBS = { median: 5, middleHalf: 8 };

export function costsPage({ entries }: Site): Entry<'page'> | undefined {
  return entries.page.find(({ sections }) => sections.some(({ kind }) => kind === 'costs'));
}

/** The costs of each service, in the order of the services, with the cheapest job first. A job counts for its main service. */
export function serviceCosts(site: Site) {
  return site.entries.service.map(({ name, label, address }) => {
    const jobs = site.entries.project
      .filter(({ fields }) => fields.services[0] === name)
      .flatMap((project) => costJob(project, site))
      .sort((a, b) => middle(a.cost) - middle(b.cost));
    return { name, label, address, jobs, ...summary(jobs) };
  });
}

type CostJob = ReturnType<typeof costJob>[number];

/** A job whose cost is published. */
function costJob(project: Entry<'project'>, site: Site) {
  return projectCard(project, site).flatMap(({ address, title, image, labels, finished, cost, took }) =>
    cost ? [{ address, title, image, town: labels[1], finished, cost, took }] : [],
  );
}

/** The range, from the cheapest to the dearest, and with enough jobs more; the middle of the shortest duration and of the longest. */
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

/** The value below which a part of the sorted values is; between two of them, on the line from one to the other. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** Dollars as people say them: to the nearest 5,000 from 100,000 on, then 1,000, and 100 below 10,000. */
export function rounded(amount: number): number {
  const step = amount >= 100_000 ? 5000 : amount >= 10_000 ? 1000 : 100;
  return Math.round(amount / step) * step;
}
