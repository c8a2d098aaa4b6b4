import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findEngines } from '../../scripts/engines';
import { readLeads } from '../../scripts/stack/readLeads';
import { startChromium } from './startChromium';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';
import { keys, type Tab } from './Tab';
import { testPages } from './testPages';

const sites = inject('sites');
const starts = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

/** A photograph lying on its side, with the name of its camera, in base64. */
const takePhoto = async () =>
  (
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#875' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Phone of Ann' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

/** CSS pixels. Firefox has no narrower window. */
const PHONE = [500, 900] as const;

describe.each(findEngines())('in $name', ({ name, program }) => {
  let tab: Tab;
  beforeAll(async () => {
    const start = () => starts[name](program);
    tab = await start().catch(start);
  });
  afterAll(() => tab?.close());
  beforeEach(() => tab.resize(...PHONE));

  const count = (selector: string) => tab.run((each) => document.querySelectorAll(each).length, selector);
  const textIn = (selector: string) =>
    tab.run((each) => document.querySelector<HTMLElement>(each)?.innerText ?? '', selector);
  const isVisible = (selector: string) =>
    tab.run((each) => document.querySelector(each)?.checkVisibility({ visibilityProperty: true }), selector);
  const valueIn = (selector: string) =>
    tab.run((each) => document.querySelector<HTMLInputElement>(each)?.value, selector);
  const path = () => tab.run(() => location.pathname + location.hash);
  const focused = () => tab.run(() => document.activeElement?.textContent ?? '');

  describe('the menu of phones', () => {
    const button = '[data-phone-menu] button[aria-haspopup]';

    test('is a dialog that Escape closes, with the focus back on its button', async () => {
      await tab.open(`${sites.showcase}/one`);
      await expect.poll(() => isVisible(button)).toBe(true);
      await tab.click(button);
      await expect.poll(() => count('dialog:modal')).toBe(1);
      await tab.type('dialog nav a', keys.Escape);
      await expect.poll(() => count('dialog[open]')).toBe(0);
      expect(await focused()).toBe('Menu');
    });

    test('leads to a page of a group', async () => {
      await tab.open(`${sites.showcase}/one`);
      await expect.poll(() => isVisible(button)).toBe(true);
      await tab.click(button);
      await tab.click('dialog li:nth-child(3) summary');
      await tab.click('dialog a[href="/a-service"]');
      await expect.poll(path).toBe('/a-service');
    });
  });

  test('the carousel moves by its arrows', async () => {
    await tab.open(`${sites.showcase}/moving`);
    const hydrated = () =>
      tab.run(() => {
        document.querySelector('page-island')?.scrollIntoView();
        return document.querySelectorAll('page-island[data-hydrated]').length;
      });
    await expect.poll(hydrated).toBe(1);
    await tab.click('page-island [aria-label="Next"]');
    await expect.poll(() => textIn('page-island [aria-live]')).toBe('2 / 6');
    await tab.click('page-island [aria-label="Previous"]');
    await expect.poll(() => textIn('page-island [aria-live]')).toBe('1 / 6');
  });

  describe('the gallery', () => {
    test('shows the chosen album', async () => {
      await tab.open(`${sites.showcase}/albums`);
      await tab.click('[data-gallery][data-ready] [href="#halls"]');
      await expect.poll(() => isVisible('#halls')).toBe(true);
      expect(await isVisible('#rooms')).toBe(false);
      expect(await path()).toBe('/albums#halls');
    });

    test('opens a photograph, goes to the next one, and Back closes it', async () => {
      await tab.open(`${sites.showcase}/albums#halls`);
      await tab.click('[data-gallery][data-ready] #halls-1 a');
      await expect.poll(() => textIn('dialog.lightbox [data-part="count"]')).toBe('1 / 3');
      await tab.type('dialog.lightbox [data-part="close"]', keys.ArrowRight);
      await expect.poll(() => textIn('dialog.lightbox [data-part="count"]')).toBe('2 / 3');
      await tab.back();
      await expect.poll(() => count('dialog[open]')).toBe(0);
      expect(await path()).toBe('/albums#halls');
    });
  });

  test('the slider between two pictures moves by the keyboard', async () => {
    await tab.open(`${sites.showcase}/moving`);
    const cut = () =>
      tab.run(() => {
        const before = document.querySelectorAll('[data-compare] > div')[1];
        return before && getComputedStyle(before).clipPath;
      });
    const half = await cut();
    await tab.type('[data-compare] input', keys.ArrowRight);
    expect(await valueIn('[data-compare] input')).toBe('52');
    await expect.poll(cut).not.toBe(half);
  });

  describe('the form', () => {
    const send = 'form[method="post"] [type="submit"]';

    const fillIn = async (message: string) => {
      await tab.type('[name="name"]', 'Ann Example');
      await tab.type('[name="email"]', 'ann@example.com');
      await tab.type('[name="phone"]', '(856) 555-0199');
      await tab.type('[name="message"]', message);
    };
    /** The form's script keeps what was typed, as soon as it is there. */
    const openForm = async (site: string) => {
      await tab.open(`${site}/contact`);
      const keepsDraft = () =>
        tab.run(() => {
          document.querySelector('form[data-phone]')?.dispatchEvent(new Event('input'));
          return Object.keys(sessionStorage).some((key) => key.startsWith('draft'));
        });
      await expect.poll(keepsDraft).toBe(true);
    };
    const notice = () => textIn('[data-notice]');
    const sourceOf = async (message: string) =>
      (await readLeads(sites.database)).find((lead) => lead.message === message)?.source;

    test('is sent, and says so on its page', async () => {
      const message = `A kitchen, asked for in ${name}`;
      await openForm(sites.showcase);
      await fillIn(message);
      await tab.click(send);
      await expect.poll(notice).toContain('Message Sent!');
      expect(await valueIn('[name="message"]')).toBe('');
      expect(await path()).toBe('/contact');
      await expect.poll(() => sourceOf(message)).toBe('/contact');
    });

    test('shows why the function refused it, and keeps the texts', async () => {
      await openForm(sites.showcase);
      await fillIn('   ');
      await tab.click(send);
      await expect.poll(notice).toContain('Please tell us about your project.');
      expect(await valueIn('[name="name"]')).toBe('Ann Example');
    });

    test('names the phone where the connection breaks, and keeps the texts, over a reload too', async () => {
      await openForm(sites.dropping);
      await fillIn('A deck');
      await tab.click(send);
      await expect.poll(notice).toContain('call us directly at (555) 555-0100');
      expect(await valueIn('[name="message"]')).toBe('A deck');
      await tab.reload();
      await expect.poll(() => valueIn('[name="message"]')).toBe('A deck');
    });

    test('is followed by its photograph, which is upright, smaller and without metadata', async () => {
      const message = `With a photograph, in ${name}`;
      await tab.open(`${sites.showcase}/contact`);
      // The words of a request that was refused are still in the fields, and typing would add to them.
      await tab.run(() => sessionStorage.clear());
      await openForm(sites.showcase);
      await fillIn(message);
      await tab.run(
        (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const chosen = new DataTransfer();
          chosen.items.add(new File([bytes], 'deck.jpg', { type: 'image/jpeg' }));
          const input = document.querySelector<HTMLInputElement>('input[type="file"]');
          if (input) input.files = chosen.files;
          input?.dispatchEvent(new Event('change'));
        },
        await takePhoto(),
      );
      await expect.poll(() => textIn('form [data-photo-panel]')).toContain('ready to send');
      await tab.click(send);
      await expect.poll(() => textIn('[data-sent]')).toContain('Photos received: 1 of 1.');
      const sql = postgres(sites.database, { max: 1 });
      const [photo] = await sql`
        select bytes from private.photos p join public.leads l on l.id = p.lead_id where l.message = ${message}`;
      await sql.end();
      const { format, width, height, exif } = await sharp(photo?.bytes).metadata();
      expect({ format, width, height, exif }).toEqual({
        format: 'jpeg',
        width: 1365,
        height: 2048,
        exif: undefined,
      });
    });

    test('without scripts, leads to the thank-you page', async () => {
      const message = `A porch, asked for without scripts in ${name}`;
      await tab.open(`${sites.scriptless}/contact`);
      await fillIn(message);
      await tab.click(send);
      await expect.poll(path).toBe('/thank-you');
      await expect.poll(() => sourceOf(message)).toBe('/contact');
    });
  });

  test('an article is shared by its link where there is no dialog for it', async () => {
    await tab.open(`${sites.showcase}/blog/a-note`);
    await tab.run(() => void Object.defineProperty(navigator, 'share', { value: undefined }));
    await tab.click('[data-share][data-ready]');
    await expect.poll(() => textIn('[data-notice]')).toContain('The link to this article was copied.');
  });

  test('a question opens and closes', async () => {
    await tab.open(`${sites.showcase}/moving`);
    const answer = 'main details p';
    expect(await isVisible(answer)).toBe(false);
    await tab.click('main details summary');
    await expect.poll(() => isVisible(answer)).toBe(true);
    await tab.click('main details summary');
    await expect.poll(() => isVisible(answer)).toBe(false);
  });

  test('the button Edit leads to the line of what is clicked, tapped or focused, and to a form', async () => {
    await tab.open(`${sites.preview}/`);
    const inEditor = (selector: string) =>
      tab.run(
        (each) =>
          [...(document.querySelector('edit-page')?.shadowRoot?.querySelectorAll(each) ?? [])].map(
            (element) => element.getAttribute('href') ?? element.textContent,
          ),
        selector,
      );
    await expect.poll(() => inEditor('button')).toEqual(['Edit']);
    await tab.run(() => {
      document.querySelector('edit-page')?.shadowRoot?.querySelector('button')?.click();
      window.open = (url) => {
        document.title = String(url);
        return null;
      };
    });
    const opened = () => tab.run(() => document.title.replace(/.*\/blob/, ''));
    await tab.click('h1');
    await expect.poll(opened).toBe('/form-12/content/pages/home.md?plain=1#L10');
    for (const again of [() => tab.tap('h1'), () => tab.type('h1', keys.Enter)]) {
      await tab.run(() => {
        document.title = '';
      });
      await again();
      await expect.poll(opened).toBe('/form-12/content/pages/home.md?plain=1#L10');
    }
    await tab.click('main a[href^="tel:"]');
    await expect
      .poll(() => inEditor('a'))
      .toContain('https://github.com/owner/name/issues/new?template=fact.yml');
    expect(await path()).toBe('/');
    await tab.type('h1', keys.Escape);
    await expect.poll(() => inEditor('button')).toEqual(['Edit']);
  });

  test('a reload and Back keep the place', async () => {
    const scrolled = () => tab.run(() => scrollY);
    await tab.open(`${sites.showcase}/moving`);
    const scroll = () =>
      tab.run(() => {
        scrollTo(0, 900);
        return scrollY;
      });
    await expect.poll(scroll).toBe(900);
    // Browsers keep the place for a reload a moment after it was reached.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await tab.reload();
    await expect.poll(scrolled).toBe(900);
    await tab.open(`${sites.showcase}/contact`);
    await tab.back();
    await expect.poll(path).toBe('/moving');
    await expect.poll(scrolled).toBe(900);
  });

  describe('without scripts', () => {
    test('the menu of phones opens, and the page does not scroll behind it', async () => {
      await tab.open(`${sites.scriptless}/one`);
      await tab.click('[data-phone-menu] > details > summary');
      await expect.poll(() => isVisible('dialog a[href="/gallery"]')).toBe(true);
      expect(await tab.run(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
      await tab.click('dialog a[href="/gallery"]');
      await expect.poll(path).toBe('/gallery');
    });

    test.each([
      ['/moving', 'page-island [aria-label="Next"]'],
      ['/blog/a-note', '[data-share]'],
      ['/blog/a-note', '[data-phone-menu] button[aria-haspopup]'],
    ])('%s has no control that does nothing: %s', async (address, control) => {
      await tab.open(`${sites.scriptless}${address}`);
      expect(await count(control)).toBe(1);
      expect(await isVisible(control)).toBe(false);
    });

    test('a link shows its album, and a photograph its large version', async () => {
      await tab.open(`${sites.scriptless}/albums`);
      await tab.click('[data-tabs] [href="#halls"]');
      await expect.poll(() => isVisible('#halls')).toBe(true);
      await tab.click('#halls-1 a');
      await expect.poll(path).toMatch(/^\/media\/hall-1-.*\.jpg$/);
    });
  });

  test('the search finds the one article that has a word', async () => {
    await tab.open(`${sites.longBlog}/notes`);
    await tab.type('[data-search] input', 'siphon');
    await expect.poll(() => count('[data-results] a')).toBe(1);
    expect(await textIn('[data-results]')).toContain('Number 7');
    await tab.click('[data-results] a');
    await expect.poll(path).toBe('/blog/note-7');
  });

  testPages(name, () => tab);
});
