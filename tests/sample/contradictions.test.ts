import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { findJobClaims, jobsFor, resultOf, serviceTerms } from '../../pipeline/lint/site/claimAgainstJobs';
import { claimNotices, listClaims } from '../../pipeline/lint/site/claims';
import { projectPaths } from '../../scripts/projectPaths';
import { listStatements } from './statements';

const { messages, documents } = checkFolder(projectPaths.content);
const claims = listClaims(documents);

/** What spec.txt prescribes although it disagrees. Everything else on the site agrees with itself. */
const PRESCRIBED = {
  'number of reviews': ['127', '50+', '86', '94'],
  'number of years of the company': ['15+', '20+'],
  'share of a bathroom': ['60-70%', '60-75%'],
  'share of a kitchen': ['65-85%', '70-80%'],
  'time of a bathroom': ['2-3 weeks', '2-4 weeks'],
};

test('the statements of all pages disagree only where it is prescribed', () => {
  const statements = listStatements();
  const lines = statements.map(({ about, says, page }) => `${about}\t${says}\t${page}\n`).sort();
  mkdirSync(join(projectPaths.cache, 'tests'), { recursive: true });
  writeFileSync(join(projectPaths.cache, 'tests', 'statements.tsv'), lines.join(''));
  const values = new Map<string, Set<string>>();
  for (const { about, says } of statements) values.set(about, (values.get(about) ?? new Set()).add(says));
  const several = [...values].filter(([, says]) => says.size > 1);
  expect(Object.fromEntries(several.map(([about, says]) => [about, [...says].sort()]))).toEqual(PRESCRIBED);
});

test('every finished job is within every range that the site gives for its kind, and its town', () => {
  const terms = serviceTerms(documents);
  const pages = documents.filter(({ type }) => type !== 'project');
  const claimed = pages.flatMap((page) =>
    findJobClaims(page.source.lines, terms).map((claim) => ({
      page,
      claim,
      jobs: jobsFor(claim, page, documents),
    })),
  );
  expect(claimed.filter(({ jobs }) => jobs.length > 0).length).toBeGreaterThan(15);
  const outside = claimed.flatMap(({ claim, jobs }) =>
    jobs.filter((job) => {
      const result = resultOf(job, claim.unit);
      return result && (result.low < claim.low || result.high > claim.high);
    }),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});

test('lists what the sample claims in large numbers, with page and line', () => {
  const home = claims.filter(({ file }) => file === 'content/pages/home.md');
  expect(home.map(({ kind, value }) => `${kind} ${value}`)).toEqual(
    expect.arrayContaining([
      'clients 100+',
      'years 15+',
      'projects 200+',
      'hours 24/7',
      'rating 5.0',
      'reviews 50+',
    ]),
  );
});

test('compares no numbers that count different things, and calls nothing a problem', () => {
  const notices = claimNotices(claims).join('\n');
  expect(notices).toMatch(/numbers of years: 20\+/);
  expect(notices).not.toMatch(/numbers of projects|15\+/);
  expect(messages).toEqual([]);
});
