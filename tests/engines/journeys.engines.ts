import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readLeads } from '../../scripts/leads/readLeads';
import { findEngines } from '../../scripts/suite/engines';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';
import { keys, type Tab } from './webDriverTab';

const site = inject('site');
const database = inject('database');
const starts = { Firefox: startFirefox, WebKit: startWebKit };

/** CSS pixels. Firefox has no narrower window. */
const PHONE = [500, 900] as const;

describe.each(findEngines())('in $name', ({ name, program }) => {
  let tab: Tab;
  beforeAll(async () => {
    const start = () => starts[name](program);
    tab = await start().catch(start);
  });
  afterAll(() => tab?.close());

  const count = (selector: string) => tab.run((each) => document.querySelectorAll(each).length, selector);
  const textIn = (selector: string) =>
    tab.run((each) => document.querySelector<HTMLElement>(each)?.innerText ?? '', selector);
  const isVisible = (selector: string) =>
    tab.run((each) => document.querySelector(each)?.checkVisibility({ visibilityProperty: true }), selector);
  const path = () => tab.run(() => location.pathname + location.hash);

  test('a visitor opens the menu, looks at photographs and sends the form', async () => {
    await tab.resize(...PHONE);
    await tab.open(`${site}/one`);
    const menu = '[data-phone-menu] button[aria-haspopup]';
    await expect.poll(() => isVisible(menu)).toBe(true);
    await tab.click(menu);
    await expect.poll(() => count('dialog:modal')).toBe(1);
    await tab.type('dialog nav a', keys.Escape);
    await expect.poll(() => count('dialog[open]')).toBe(0);
    expect(await tab.run(() => document.activeElement?.textContent)).toBe('Menu');
    await tab.click(menu);
    await tab.click('dialog li:nth-child(3) summary');
    await tab.click('dialog a[href="/a-service"]');
    await expect.poll(path).toBe('/a-service');

    await tab.open(`${site}/albums`);
    await tab.click('[data-gallery][data-ready] [href="#halls"]');
    await expect.poll(() => isVisible('#halls')).toBe(true);
    expect(await isVisible('#rooms')).toBe(false);
    await tab.click('[data-gallery][data-ready] #halls-1 a');
    await expect.poll(() => textIn('dialog.lightbox [data-part="count"]')).toBe('1 / 3');
    await tab.type('dialog.lightbox [data-part="close"]', keys.ArrowRight);
    await expect.poll(() => textIn('dialog.lightbox [data-part="count"]')).toBe('2 / 3');
    await tab.back();
    await expect.poll(() => count('dialog[open]')).toBe(0);
    expect(await path()).toBe('/albums#halls');

    const message = `A kitchen, asked for in ${name}`;
    await tab.open(`${site}/contact`);
    // The form's script keeps what was typed, as soon as it is there.
    const keepsDraft = () =>
      tab.run(() => {
        document.querySelector('form[data-lead-form]')?.dispatchEvent(new Event('input'));
        return Object.keys(sessionStorage).some((key) => key.startsWith('draft'));
      });
    await expect.poll(keepsDraft).toBe(true);
    await tab.type('[name="name"]', 'Ann Example');
    await tab.type('[name="email"]', 'ann@example.com');
    await tab.type('[name="phone"]', '(856) 555-0199');
    await tab.type('[name="message"]', message);
    await tab.click('form[method="post"] [type="submit"]');
    await expect.poll(() => textIn('[data-notice]')).toContain('Message Sent!');
    expect(await path()).toBe('/contact');
    const sourceOf = async () => (await readLeads(database)).find((lead) => lead.message === message)?.source;
    await expect.poll(sourceOf).toBe('/contact');
  });
});
