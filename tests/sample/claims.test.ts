import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../scripts/compare/readPage';
import { type DataNode, dataNodesOf } from '../../scripts/look/pageFaults';
import { readPage } from '../built/readPage';
import { pages } from './pages';

// That every text of the content stands on a page is in `everyText.test.ts`; here is what the program makes of it.

const main = (address: string) => readPage(address).querySelector('main') as HTMLElement;
const all = (address: string, selector: string) => main(address).querySelectorAll(selector);
const texts = (address: string, selector: string) => all(address, selector).map(textOf);
const hrefs = (elements: HTMLElement[]) => elements.map((link) => link.getAttribute('href'));
const linksOf = (element: HTMLElement) =>
  element.querySelectorAll('a').map((link) => `${textOf(link)} -> ${link.getAttribute('href')}`);
const node = (address: string, type: string): DataNode => {
  const found = dataNodesOf(readPage(address)).find((each) => each['@type'] === type);
  if (!found) throw new Error(`${address} has no structured data of type ${type}`);
  return found;
};

const AREAS = ['/areas/pitman-nj', '/areas/mullica-hill-nj', '/areas/mantua-township-nj'];
const SERVICES = [
  '/kitchen-remodeling',
  '/bathroom-remodeling',
  '/basement-remodeling',
  '/home-additions',
  '/cabinetry',
  '/interior-renovations',
  '/design-and-building',
];

describe('lists follow from the files', () => {
  const reviewers = all('/', 'blockquote').map(
    (quote) => quote.closest('figure')?.querySelector('strong')?.text,
  );

  test('home has a card for each service in its order, and ten reviews, each of somebody else', () => {
    expect(
      hrefs(all('/', '#services article a, article a[href]')).filter((href) => SERVICES.includes(href ?? '')),
    ).toEqual(SERVICES);
    expect(new Set(reviewers).size).toBe(10);
    expect(reviewers).toHaveLength(10);
  });

  test('the areas and cabinetry have a card for each town, the team one for each member', () => {
    expect(hrefs(all('/areas-we-serve', 'article a'))).toEqual(AREAS);
    expect(hrefs(all('/cabinetry', 'article a'))).toEqual(expect.arrayContaining(AREAS));
    expect(all('/meet-the-team', 'article')).toHaveLength(6);
  });

  test.each(Object.entries({ kitchen: 28, bathroom: 12, basement: 10, addition: 22 }))(
    'the album %s has %d photographs, numbered from 1',
    (category, count) => {
      const ids = all('/portfolio', `#${category} img`).map((picture) => picture.closest('[id]')?.id);
      expect(ids).toEqual(Array.from({ length: count }, (_, index) => `${category}-${index + 1}`));
    },
  );

  test('the blog has every article, the newest first, with author, day and read time', () => {
    const cards = all('/blog', 'article');
    const articles = pages.map(({ address }) => address).filter((address) => address.startsWith('/blog/'));
    expect(hrefs(cards.flatMap((card) => card.querySelector('a') ?? [])).sort()).toEqual(
      [...articles].sort(),
    );
    const days = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '');
    expect([...days].sort().reverse()).toEqual(days);
    for (const card of cards)
      expect(textOf(card)).toMatch(/By .+ (January|February|March) \d+, 2024 · [5-8] min read/);
    for (const address of articles) expect(linksOf(main(address))).toContain('Back to Blog -> /blog');
  });

  test('the first five reviews of the strip and the questions of a page are in structured data, word for word', () => {
    const reviews = node('/', 'GeneralContractor').review as { author: { name: string } }[];
    expect(reviews.map(({ author }) => author.name)).toEqual(reviewers.slice(0, 5));
    const asked = node('/contact', 'FAQPage').mainEntity as { name: string }[];
    expect(asked.map(({ name }) => name)).toEqual(texts('/contact', 'summary'));
  });
});

describe('forms', () => {
  const required = (address: string) =>
    all(address, 'form [required]').map((field) => field.getAttribute('name'));
  const hidden = (address: string) =>
    all(address, 'form input[type="hidden"]').map((field) => field.getAttribute('value'));

  test('that of the contact page asks for what is needed, with the project types of business.md', () => {
    expect(required('/contact')).toEqual(['name', 'email', 'phone', 'message']);
    expect(hidden('/contact')).toEqual(expect.arrayContaining(['Contact Page Form', '/contact']));
    expect(texts('/contact', 'form option')).toEqual([
      'Select a project type',
      'Kitchen Remodeling',
      'Bathroom Remodeling',
      'Home Addition',
      'Full Home Renovation',
      'Basement Finishing',
      'Other',
    ]);
  });

  test.each([
    ['/areas/pitman-nj', 'Pitman', 127, '+18565550142'],
    ['/areas/mullica-hill-nj', 'Mullica Hill', 94, '+18565550142'],
    ['/areas/mantua-township-nj', 'Mantua Township', 86, '+18565550187'],
  ])('%s has its own form, phone number and rating', (address, town, count, phone) => {
    expect(required(address)).toEqual(['firstName', 'lastName', 'email', 'phone', 'message']);
    expect(hidden(address)).toContain(`${town} Estimate Form`);
    expect(new Set(hrefs(all(address, 'a[href^="tel:"]')))).toEqual(new Set([`tel:${phone}`]));
    const data = node(address, 'GeneralContractor');
    expect(data.aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: count });
    expect(String(data.telephone).replace(/[^+\d]/g, '')).toBe(phone);
  });
});

describe.each(pages.map(({ address }) => address))('around %s', (address) => {
  const page = readPage(address);
  const header = page.querySelector('header') as HTMLElement;
  const footer = page.querySelector('footer') as HTMLElement;

  test('both menus have the same links in their order, and the header asks for an estimate', () => {
    const menu = ['/', '/our-story', '/meet-the-team', '/areas-we-serve', '/blog', ...SERVICES];
    const rest = ['/projects', '/what-it-costs', '/portfolio', '/contact'];
    const menus = header.querySelectorAll('nav');
    expect(menus.map((nav) => hrefs(nav.querySelectorAll('a')))).toEqual(Array(2).fill([...menu, ...rest]));
    for (const nav of menus)
      expect(nav.querySelectorAll('summary').map(textOf)).toEqual(['About', 'Services']);
    expect(linksOf(header)).toContain('Get a Free Estimate -> /contact#estimate');
  });

  test('the footer has its links, the address, the license, the hours and seven counties', () => {
    const proof = ['/projects', '/what-it-costs'];
    const quick = ['/', '/about', '/services', '/portfolio', ...proof, '/reviews', '/contact'];
    expect(hrefs(footer.querySelectorAll('nav a'))).toEqual(quick);
    for (const fact of [
      '100 Example Avenue',
      'Pitman, NJ 08071',
      address === '/areas/mantua-township-nj' ? '(856) 555-0187' : '(856) 555-0142',
      'hello@maplerow.example',
      '13VH00000000',
      'Monday - Friday 8:00 AM to 5:30 PM',
      'Saturday - Sunday Closed',
      ...['Gloucester', 'Camden', 'Burlington', 'Atlantic', 'Cape May', 'Cumberland', 'Salem'],
    ])
      expect(textOf(footer)).toContain(fact);
    expect(footer.querySelector('a[href^="https://www.facebook.com/"]')).not.toBeNull();
  });
});

test('search engines are told what the business is, and where else it is', () => {
  const business = node('/', 'GeneralContractor');
  expect(business).toMatchObject({
    description: expect.stringMatching(/./),
    url: 'https://www.maplerow.example/',
    address: { '@type': 'PostalAddress', addressRegion: 'NJ', addressCountry: 'US' },
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:\/\/www\.facebook\.com\//)]),
  });
  expect((business.hasOfferCatalog as { itemListElement: unknown[] }).itemListElement).toHaveLength(7);
});
