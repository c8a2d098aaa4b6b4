import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtAddresses } from '../../browser/builtAddresses';
import { site } from '../../browser/session';
import { notebook, phone, visit } from '../../browser/visits';

const projects = builtAddresses().filter((address) => /^\/projects\/[^/]+$/.test(address));

/** Follows the list from its first page to its last. Returns the addresses of the projects that can be seen. */
async function projectsListed(page: Page): Promise<string[]> {
  const older = page.locator('[data-pager] [aria-current] ~ a');
  const listed: string[] = [];
  for (;;) {
    for (const link of await page.locator('[data-cards] > li a:visible').all())
      listed.push((await link.getAttribute('href')) ?? '');
    if ((await older.count()) === 0) return listed;
    const next = await older.getAttribute('href');
    await older.click();
    await page.waitForURL(`**${next}`);
  }
}

test.each([
  ['without JavaScript on a phone', phone, false],
  ['without JavaScript on a notebook', notebook, false],
  ['where no script loads', notebook, true],
])(
  '%s, every project is in the list, and no filter that does nothing',
  async (_how, screen, javaScriptEnabled) => {
    const page = await visit({ ...screen, origin: site, javaScriptEnabled });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/projects');
    expect(await page.getByLabel('Service').count()).toBe(1);
    expect(await page.getByLabel('Service').isVisible()).toBe(false);
    const listed = await projectsListed(page);
    expect([...new Set(listed)].sort()).toEqual(projects);
  },
);
