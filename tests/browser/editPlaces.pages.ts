import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { english } from '../../pipeline/labels/en/language';
import { projectPaths } from '../../scripts/options';
import type { Server } from '../../scripts/serve/startServer';
import { Workplace } from '../built/Workplace';
import { builtSite } from '../builtSite';
import { isWhole } from '../isWhole';
import { pages } from '../sample/pages';
import { variedAddresses } from './builtAddresses';
import { browser } from './session';

const BASE = 'https://github.com/owner/name/blob/my%20change';
const place = new Workplace(projectPaths.content).sharePictures();
let site: Server;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_EDIT_REPOSITORY', 'https://github.com/owner/name');
  vi.stubEnv('PUBLIC_EDIT_BRANCH', 'my change');
  const { code, log } = await place.buildPages();
  vi.unstubAllEnvs();
  if (code !== 0) throw new Error(log);
  site = await builtSite(undefined, place.out);
}, 300_000);

afterAll(async () => {
  await site.stop();
  place.remove();
});

/** What the button says of one text or picture. */
interface Answer {
  /** Its text; empty for a picture. */
  text: string;
  /** What stands above the list; empty where the only place was opened. */
  title: string;
  addresses: string[];
  /** Whether these are its own, not those of what is around it. */
  isOwn: boolean;
}

/** Chooses every text and picture of a page, one after the other, as the keyboard does. */
async function askEverything(address: string): Promise<Answer[]> {
  const page = await browser.newPage();
  await page.goto(site.url + address);
  await page.getByRole('button', { name: 'Edit' }).click();
  const answers = await page.evaluate(() => {
    const panel = document.querySelector('edit-page')?.shadowRoot?.querySelector('.panel');
    const opened: string[] = [];
    window.open = (url) => {
      opened.push(String(url));
      return null;
    };
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' '))
        .join('');
    return [...document.querySelectorAll('body *:not(script, style, template, edit-page)')].flatMap(
      (element) => {
        const text = ownText(element).replace(/\s+/g, ' ').trim();
        const isPicture = element.matches('img') && !element.closest('[hidden], [aria-hidden="true"]');
        if (!isPicture && !/[\p{L}\p{N}]/u.test(text)) return [];
        element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const only = opened.splice(0);
        const isOwn = element.hasAttribute('data-source');
        if (only.length > 0) return [{ text, title: '', addresses: only, isOwn }];
        const title = panel?.querySelector('p')?.textContent ?? '';
        return [
          {
            text,
            title,
            isOwn,
            addresses: [...(panel?.querySelectorAll<HTMLAnchorElement>('a[href*="/blob/"]') ?? [])].map(
              ({ href }) => href,
            ),
          },
        ];
      },
    );
  });
  await page.close();
  return answers;
}

const MARKDOWN = /\]\([^)]*\)|[*_`[\]#|]/g;
const plain = (text: string) => text.replace(MARKDOWN, '').replace(/\s+/g, ' ').trim();

/** The lines that an address on GitHub shows. */
function linesAt(address: string): string {
  const [, path = '', from, to = from] = /^(.*)\?plain=1#L(\d+)(?:-L(\d+))?$/.exec(address) ?? [];
  expect(path.startsWith(`${BASE}/content/`), address).toBe(true);
  const file = decodeURIComponent(path.slice(BASE.length + 1));
  const lines = readFileSync(join(projectPaths.content, '..', file), 'utf8').split('\n');
  return plain(lines.slice(Number(from) - 1, Number(to)).join(' '));
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
);
const inWords = (text: string) =>
  text
    .replace(
      /(\d{4})-(\d\d)(?:-0?(\d+))?/g,
      (_, year, month, day = '') => `${MONTHS[month - 1]} ${day} ${year}`,
    )
    .replace(/(?<=\d),(?=\d{3})/g, '');
const wordsOf = (text: string) =>
  inWords(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** What the program may say around a fact. */
const OURS = new Set([...Object.values(english.labels).flatMap(wordsOf), 'mon', 'fri']);

/** What is wrong with the places of a text: words that are neither there nor the program's. */
function faultOf({ text, addresses }: Answer): string | undefined {
  if (addresses.length === 0) return `“${text}” has no place`;
  const places = addresses.map(linesAt);
  if (places.some((lines) => lines.includes(text))) return undefined;
  const known = new Set(places.flatMap(wordsOf));
  const missing = wordsOf(text).filter((word) => !known.has(word) && !OURS.has(word));
  return missing.length > 0 ? `“${text}” leads to ${addresses} without “${missing.join(' ')}”` : undefined;
}

const kindOf = ({ title, isOwn }: Answer) => {
  if (title === 'This text belongs to the program.') return 'program';
  return isOwn ? 'content' : 'made';
};

/** How many texts of the program the sample shows, and at least how many of its own. */
const TEXTS = isWhole ? { program: 50, content: 5000 } : { program: 49, content: 1500 };

test('every text and picture of the sample leads to lines that contain it', async () => {
  const answers: Answer[] = [];
  const addresses = isWhole ? pages.map(({ address }) => address) : variedAddresses(place.out);
  for (const address of addresses) answers.push(...(await askEverything(address)));
  const of = (kind: string) => answers.filter((answer) => kindOf(answer) === kind);
  expect(of('content').flatMap((answer) => faultOf(answer) ?? [])).toEqual([]);
  expect(of('content').length).toBeGreaterThan(TEXTS.content);
  expect(of('made').filter(({ addresses }) => addresses.length === 0)).toEqual([]);
  expect(new Set(of('program').map(({ text }) => text)).size).toBe(TEXTS.program);
}, 600_000);

test.each([false, true])('a place is chosen by pointer and keyboard (touch: %s)', async (hasTouch) => {
  const page = await browser.newPage({ hasTouch, viewport: { width: hasTouch ? 390 : 1440, height: 844 } });
  const refused: string[] = [];
  page.on('console', (message) => {
    // The pictures of this site are not made.
    if (!message.text().startsWith('Failed to load resource')) refused.push(message.text());
  });
  page.on('pageerror', ({ message }) => refused.push(message));
  await page.addInitScript(() => {
    window.open = (url) => {
      document.title = String(url);
      return null;
    };
  });
  await page.goto(`${site.url}/contact`);
  const press = async (locator: Locator) => {
    await locator.scrollIntoViewIfNeeded();
    if (hasTouch) await locator.tap();
    else await locator.click();
  };
  await press(page.getByRole('button', { name: 'Edit' }));
  await press(
    page.getByRole('link', { name: '(856) 555-0142', exact: true }).and(page.locator('main *')).first(),
  );
  const places = page.locator('edit-page').getByRole('status').getByRole('link');
  await expect
    .poll(() => places.allTextContents())
    .toEqual(['content/business.md, line 11', 'content/pages/contact.md, line 29', 'Change it with a form']);
  expect(await places.first().getAttribute('href')).toBe(`${BASE}/content/business.md?plain=1#L11`);
  expect(await places.last().getAttribute('href')).toBe(
    'https://github.com/owner/name/issues/new?template=fact.yml',
  );

  const heading = page.getByRole('heading', { level: 1 });
  const line = `${BASE}/content/pages/contact.md?plain=1#L15`;
  await press(heading);
  await expect.poll(() => page.title()).toBe(line);
  await press(page.getByRole('button', { name: 'Send Message' }));
  await expect
    .poll(() => page.locator('edit-page').getByRole('status').textContent())
    .toBe('This text belongs to the program.');

  await page.evaluate(() => {
    document.title = '';
  });
  await heading.focus();
  await page.keyboard.press('Enter');
  expect(await page.title()).toBe(line);
  await page.keyboard.press('Escape');
  const toggle = page.getByRole('button', { name: 'Edit' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true');
  expect(page.url()).toBe(`${site.url}/contact`);
  expect(refused).toEqual([]);
  await page.close();
});
