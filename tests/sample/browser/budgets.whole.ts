import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices } from 'playwright-core';
import { expect, test } from 'vitest';
import { variedAddresses } from '../../browser/builtAddresses';
import { site } from '../../browser/session';
import { visit } from '../../browser/visits';
import { readPage } from '../../built/readPage';
import { builtFolder } from '../../builtSite';
import { isWhole } from '../../isWhole';
import { loadPage } from './loadPage';

const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
/** The pages that search engines are told of. */
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);

const KB = 1024;
/**
 * The budget of one page on a phone before any input: HTML with its style in Brotli, other bytes as transferred. Long tasks
 * are limited by their work (elements to lay out, functions called), because a clock would judge the machine.
 */
const budget = {
  html: 16 * KB,
  font: 22 * KB,
  firstPicture: 30 * KB,
  requests: 13,
  elements: 650,
  calls: 50,
};
/**
 * Pages with higher budgets: one lists ten reviews, seven services and three jobs, one every photo with its job, one a row for
 * each job, one towns beside its map, two a price for each of their jobs on a tape. A gallery with a form needs scripts of its own, and a
 * town also lists projects.
 */
const project = { requests: 20, calls: 80 };
const town = { html: 19.25 * KB, requests: 20, elements: 740, calls: 90 };
const longer: Record<string, Partial<typeof budget>> = {
  '/': { html: 19.5 * KB, requests: 15, elements: 1100, calls: 100 },
  '/portfolio': { html: 19.25 * KB, requests: 24, elements: 1125, calls: 200 },
  '/contact': { requests: 14, calls: 70 },
  '/kitchen-remodeling': { html: 18 * KB },
  '/bathroom-remodeling': { html: 17.5 * KB },
  '/what-it-costs': { elements: 1100, calls: 60 },
  '/areas/pitman-nj': town,
  '/areas/mullica-hill-nj': town,
  '/areas/mantua-township-nj': town,
};

/** Bytes (gzip) of the scripts that every page loads at once. */
const scriptBudget = 3 * KB;

/** Bytes (gzip) that a form, a carousel or a gallery may add to a page. */
const ADDED = 6.5 * KB;
const isPlain = (address: string) =>
  !readPage(address).querySelector('form[data-lead-form], [data-carousel], [data-gallery]');

test('the sitemap lists pages of both kinds', () => {
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(isPlain).length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !isPlain(address)).length).toBeGreaterThan(4);
});

const tried = isWhole ? addresses : variedAddresses().filter((address) => addresses.includes(address));

test.each(tried)('%s on a phone keeps to the budget', async (address) => {
  const most = { ...budget, ...(address.startsWith('/projects/') && project), ...longer[address] };
  const page = await visit({ ...devices['iPhone 14'], origin: site });
  const { html, font, firstPicture, requests, elements, calls, scripts } = await loadPage(page, address);
  expect(html, 'bytes of HTML').toBeLessThanOrEqual(most.html);
  expect(font, 'bytes of fonts').toBeLessThanOrEqual(most.font);
  expect(firstPicture, 'bytes of the first picture').toBeLessThanOrEqual(most.firstPicture);
  expect(requests, 'requests').toBeLessThanOrEqual(most.requests);
  expect(elements, 'elements').toBeLessThanOrEqual(most.elements);
  expect(calls, 'calls of functions').toBeLessThanOrEqual(most.calls);
  if (isPlain(address)) expect(scripts, 'bytes of script').toBeGreaterThan(0);
  expect(scripts, 'bytes of script').toBeLessThanOrEqual(scriptBudget + (isPlain(address) ? 0 : ADDED));
});
