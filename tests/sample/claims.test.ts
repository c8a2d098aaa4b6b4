import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../scripts/compare/readPage';
import { type DataNode, dataNodesOf } from '../../scripts/look/pageFaults';
import { readPage } from '../built/readPage';
import { pages } from './pages';

const main = (address: string) => readPage(address).querySelector('main') as HTMLElement;
const all = (address: string, selector: string) => main(address).querySelectorAll(selector);
const texts = (address: string, selector: string) => all(address, selector).map(textOf);
const linksOf = (element: HTMLElement) =>
  element.querySelectorAll('a').map((link) => `${textOf(link)} -> ${link.getAttribute('href')}`);
/** The section with this heading. */
const under = (address: string, heading: string): HTMLElement => {
  const found = all(address, 'h2, h3').find((each) => textOf(each) === heading);
  const section = found?.closest('section');
  if (!section) throw new Error(`${address} has no section headed "${heading}"`);
  return section;
};
/** `value label` of each number in a `stats` section, in the order of the page. */
const figures = (address: string) =>
  all(address, 'dl').flatMap((list) => {
    const values = list.querySelectorAll('dt + dd').map(textOf);
    return list.querySelectorAll('dt').map((label, index) => `${values[index]} ${textOf(label)}`);
  });
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
const ARTICLES = pages.map(({ address }) => address).filter((address) => address.startsWith('/blog/'));

describe('words that stand on a page', () => {
  test.each([
    ['/', 'A+ rating with the Better Business Bureau'],
    ['/', 'Licensed and insured'],
    ['/', 'since 2009'],
    ['/', 'Welcome to Maple Row Remodeling'],
    ['/', '50+ reviews'],
    ['/', 'Gloucester, Camden and Burlington counties'],
    ['/', 'within 24 hours'],
    ['/', '5 to 10 people'],
    ['/', 'financing available'],
    ['/about', 'A+ rating with the Better Business Bureau'],
    ['/about', 'Founder'],
    ['/about', '2016 The 500th project'],
    ['/about', '2024 Over 1000 projects'],
    ['/our-story', 'Our mission'],
    ['/our-story', 'Why homeowners choose us'],
    ['/our-story', 'Start Your Project'],
    ['/meet-the-team', 'Our credentials'],
    ['/meet-the-team', 'A+ rating with the Better Business Bureau'],
    ['/areas-we-serve', 'Why a local contractor is worth it'],
    ['/areas-we-serve', 'Gloucester, Camden and Burlington counties'],
    ['/areas/pitman-nj', '08071'],
    ['/areas/pitman-nj', '5.0 rating from 127 reviews'],
    ['/areas/mullica-hill-nj', '08062'],
    ['/areas/mullica-hill-nj', '5.0 rating from 94 reviews'],
    ['/areas/mullica-hill-nj', '$35,000-$80,000'],
    ['/areas/mullica-hill-nj', '$15,000-$45,000'],
    ['/areas/mullica-hill-nj', '$40,000-$120,000+'],
    ['/areas/mantua-township-nj', '08051'],
    ['/areas/mantua-township-nj', '5.0 rating from 86 reviews'],
    ...AREAS.flatMap((area) => [
      [area, '70-80%'],
      [area, '60-70%'],
    ]),
    ['/kitchen-remodeling', '3-6 weeks'],
    ['/bathroom-remodeling', '2-4 weeks'],
    ['/home-additions', '8-16 weeks'],
    ['/blog', 'subscribe'],
    ['/blog/bathroom-renovation-guide', '2-3 weeks'],
    ['/blog/home-addition-permits', 'Routine permit 2-4 weeks'],
    ['/blog/home-addition-permits', 'Complex permit 6-8 weeks'],
    ['/blog/home-addition-permits', '2-3 months'],
    ['/blog/home-addition-permits', 'planning board'],
    ['/blog/home-addition-permits', 'A deck needs a permit above 30 inches'],
    ['/blog/energy-efficient-upgrades', 'windows save 15-25%'],
    ['/blog/roi-guide', 'Kitchen 65-85%'],
    ['/blog/roi-guide', 'Bathroom 60-75%'],
    ['/blog/roi-guide', 'Addition 55-70%'],
    ['/contact', "Let's Talk About Your Project"],
    ['/contact', 'Get Your Free Estimate'],
    ['/contact', 'Pitman NJ & surrounding areas'],
    ['/contact', 'Mon-Fri 8:00 AM-5:30 PM'],
    ['/contact', 'Saturday and Sunday closed'],
    ['/contact', 'NJ Home Improvement Contractor License 13VH00000000'],
    ['/contact', "We'll get back to you within 24 hours"],
    ['/contact', '5 to 10 people'],
    ['/contact', 'cash or check'],
    ['/contact', 'financing available'],
    ['/contact', '3-6 weeks'],
    ['/contact', '2-4 weeks'],
    ['/contact', '8-16 weeks'],
    ['/contact', 'Pitman, Washington Township, Glassboro, Sewell, Mullica Hill'],
    ['/thank-you', 'Message Sent!'],
    ['/thank-you', "Thank you for contacting us. We'll get back to you within 24 hours."],
    ['/not-sent', '(856) 555-0142'],
  ])('%s: %s', (address, words) => {
    expect(textOf(main(address as string)).toLowerCase()).toContain((words as string).toLowerCase());
  });

  test('prices stand only on the page of Mullica Hill, except those of finished jobs', () => {
    for (const area of ['/areas/pitman-nj', '/areas/mantua-township-nj']) {
      const page = main(area);
      for (const jobs of page.querySelectorAll('[data-cards]')) jobs.remove();
      expect(textOf(page)).not.toMatch(/\$\d/);
    }
  });
});

describe('links that stand on a page', () => {
  test.each([
    ['/', 'View Our Portfolio -> /portfolio'],
    ['/', 'Get Free Estimate -> /contact#estimate'],
    ['/our-story', 'Start Your Project -> /contact'],
    ['/areas-we-serve', 'Call (856) 555-0142 -> tel:+18565550142'],
    ['/areas-we-serve', 'Get a Free Estimate -> /contact#estimate'],
    ['/areas/pitman-nj', 'Call (856) 555-0142 -> tel:+18565550142'],
    ['/areas/mullica-hill-nj', 'Call (856) 555-0142 -> tel:+18565550142'],
    ['/areas/mantua-township-nj', 'Call (856) 555-0187 -> tel:+18565550187'],
    ...['/kitchen-remodeling', '/bathroom-remodeling', '/home-additions', '/cabinetry'].flatMap((page) => [
      [page, 'View Our Portfolio -> /portfolio'],
      [page, 'Get Free Estimate -> /contact#estimate'],
    ]),
    ['/basement-remodeling', 'View Our Portfolio -> /portfolio'],
    ['/basement-remodeling', 'Get Free Estimate -> /contact#estimate'],
    ['/design-and-building', 'View Our Portfolio -> /portfolio'],
    ['/design-and-building', 'Get Free Estimate -> /contact#estimate'],
    ['/blog', 'Subscribe -> /contact'],
    ['/contact', '(856) 555-0142 -> tel:+18565550142'],
    ['/contact', 'hello@maplerow.example -> mailto:hello@maplerow.example'],
  ])('%s: %s', (address, link) => {
    expect(linksOf(main(address as string))).toContain(link);
  });

  test.each(AREAS)('%s leads to the estimate form on the page and back to all areas', (area) => {
    expect(linksOf(main(area))).toContain('Get Free Estimate -> #estimate');
    const crumbs = readPage(area).querySelector('nav[aria-label="You are here"]') as HTMLElement;
    expect(linksOf(crumbs).slice(0, 2)).toEqual(['Home -> /', 'Areas We Serve -> /areas-we-serve']);
  });

  test.each(['/services', '/portfolio', '/interior-renovations'])(
    '%s leads to the contact page',
    (address) => {
      expect(linksOf(main(address)).some((link) => /-> \/contact(?:#estimate)?$/.test(link))).toBe(true);
    },
  );

  test('the portfolio leads to the services, the services to the portfolio', () => {
    expect(linksOf(main('/portfolio')).some((link) => link.endsWith('-> /services'))).toBe(true);
    expect(linksOf(main('/services')).some((link) => link.endsWith('-> /portfolio'))).toBe(true);
  });

  test('home leads to the reviews of the search engine and follows the feed', () => {
    const links = main('/').querySelectorAll('a');
    const more = links.find((link) => textOf(link) === 'Read More Reviews');
    expect(more?.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\//);
    const follow = links.find((link) => /^Follow/.test(textOf(link)));
    expect(follow?.getAttribute('href')).toMatch(/^https:\/\/www\.facebook\.com\//);
    expect(all('/', 'iframe')[0]?.getAttribute('loading')).toBe('lazy');
  });
});

describe('figures of the stats bands', () => {
  const home = ['100+ Happy clients', '15+ Years of experience', '200+ Projects completed', '24/7 Support'];
  const areas = ['20+ Years in business', '1000+ Homes transformed', '100+ Projects', '15+ Years'];

  test.each([
    ['/', home],
    ['/interior-renovations', home],
    ['/portfolio', home],
    ['/meet-the-team', ['100+ Projects', '50+ Combined years']],
    ...AREAS.map((area): [string, string[]] => [area, [...areas, '100% Satisfaction']]),
  ])('%s: %j', (address, expected) => {
    expect(figures(address)).toEqual(expect.arrayContaining(expected));
  });
});

describe('home', () => {
  const cards = under('/', 'What we build').querySelectorAll('article');

  test('shows the seven services, each with four features and its own link', () => {
    const found = cards.flatMap((card) =>
      card.querySelectorAll('a').map((link) => link.getAttribute('href')),
    );
    expect(found).toEqual(SERVICES);
    expect(cards.map((card) => card.querySelectorAll('li').length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    for (const card of cards) expect(textOf(card)).toContain('Learn More');
  });

  test('loads the pictures of the first three cards at once, the others late', () => {
    const loading = cards.map((card) => card.querySelector('img')?.getAttribute('loading') ?? 'eager');
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  test('shows ten five-star reviews, each of somebody else', () => {
    const names = all('/', 'blockquote').map(
      (quote) => quote.closest('figure')?.querySelector('strong')?.text,
    );
    expect(new Set(names).size).toBe(10);
    expect(names).toHaveLength(10);
    expect(all('/', '[role="img"][aria-label="5 out of 5 stars"]').length).toBeGreaterThanOrEqual(10);
  });
});

describe('about', () => {
  test('quotes the founder and shows the team', () => {
    expect(textOf(under('/about', 'Our Story'))).toMatch(/Founder/);
    const named = all('/about', 'figure li').map(({ textContent }) => textContent);
    expect(named).toHaveLength(6);
    expect(named[0]).toMatch(/^Tom Brannock/);
  });

  test('has cards for the areas and values with icons', () => {
    const areas = linksOf(main('/about')).map((link) => link.split(' -> ')[1]);
    expect(areas).toEqual(expect.arrayContaining(AREAS));
    const values = main('/about').querySelectorAll('#values li');
    expect(values.length).toBeGreaterThanOrEqual(3);
    for (const value of values) expect(value.querySelector('svg'), value.toString()).not.toBeNull();
  });

  test('has a timeline from 2009 to 2024', () => {
    const years = under('/about', 'From 2009 to 2024')
      .querySelectorAll('li')
      .map((item) => Number(textOf(item).slice(0, 4)));
    expect(years[0]).toBe(2009);
    expect(years.at(-1)).toBe(2024);
    expect([...years].sort()).toEqual(years);
  });
});

describe('meet the team', () => {
  test('shows six members with their role, experience and specialties', () => {
    const cards = all('/meet-the-team', 'article');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(textOf(card)).toMatch(/\d+\+ Years/);
      expect(card.querySelectorAll('li').length).toBeGreaterThan(0);
    }
  });

  test('lists credentials and quotes two clients', () => {
    const credentials = under('/meet-the-team', 'Our credentials').querySelectorAll('li');
    expect(credentials.length).toBeGreaterThanOrEqual(4);
    expect(all('/meet-the-team', 'blockquote')).toHaveLength(2);
  });
});

describe('areas', () => {
  test('the areas page has a card for each area and the reasons', () => {
    const links = all('/areas-we-serve', 'article a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(AREAS);
    const reasons = under('/areas-we-serve', 'Why a local contractor is worth it').querySelectorAll('li');
    expect(reasons.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['/areas/pitman-nj', 'Pitman', 127, '+18565550142', false],
    ['/areas/mullica-hill-nj', 'Mullica Hill', 94, '+18565550142', false],
    ['/areas/mantua-township-nj', 'Mantua Township', 86, '+18565550187', true],
  ] as const)('%s has its parts in their numbers', (address, town, count, phone, basement) => {
    const services = all(address, 'article a').map((link) => link.getAttribute('href'));
    const usual = ['/kitchen-remodeling', '/bathroom-remodeling', '/home-additions'];
    expect([...services].sort()).toEqual([...usual, ...(basement ? ['/basement-remodeling'] : [])].sort());
    const loading = all(address, 'article img').map((image) => image.getAttribute('loading'));
    expect(new Set(loading), 'pictures far below the screen').toEqual(new Set(['lazy']));
    expect(all(address, 'blockquote')).toHaveLength(3);
    expect(all(address, 'summary')).toHaveLength(4);
    expect(textOf(main(address))).toMatch(/featured project/i);
    expect(main(address).querySelector('form input[name="formName"]')?.getAttribute('value')).toBe(
      `${town} Estimate Form`,
    );
    const phones = all(address, 'a[href^="tel:"]').map((link) => link.getAttribute('href'));
    expect(new Set(phones)).toEqual(new Set([`tel:${phone}`]));
    const data = node(address, 'GeneralContractor');
    expect(data.aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: count });
    expect(String(data.telephone).replace(/[^+\d]/g, '')).toBe(phone);
  });

  test.each(AREAS)('%s asks for what the estimate form needs', (address) => {
    const fields = all(address, 'form [name]').filter((field) => field.getAttribute('type') !== 'hidden');
    const required = fields.filter((field) => field.hasAttribute('required'));
    expect(required.map((field) => field.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'message',
    ]);
    expect(fields.map((field) => field.getAttribute('name'))).toContain('address');
  });
});

describe('services', () => {
  test('the services page has kitchen, bathroom and additions, each with eight items and six steps', () => {
    for (const id of ['kitchen', 'bathroom', 'additions']) {
      const section = main('/services').querySelector(`#${id}`);
      expect(section?.querySelectorAll('ul li'), id).toHaveLength(8);
      expect(section?.querySelectorAll('ol > li'), id).toHaveLength(6);
      expect(section && textOf(section), id).toContain('What We Include');
    }
  });

  test.each([
    ['/kitchen-remodeling', 3],
    ['/bathroom-remodeling', 3],
    ['/home-additions', 3],
    ['/basement-remodeling', 2],
  ])('%s includes eight things and has %d testimonials', (address, testimonials) => {
    expect(main(address).querySelectorAll('#included li')).toHaveLength(8);
    expect(all(address, 'blockquote')).toHaveLength(testimonials);
    expect(all(address, '[aria-label="5 out of 5 stars"]')).toHaveLength(testimonials);
  });

  test.each([
    '/kitchen-remodeling',
    '/bathroom-remodeling',
    '/home-additions',
    '/cabinetry',
    '/interior-renovations',
  ])('%s has a process of six steps', (address) => {
    const lists = all(address, 'ol').map((list) => list.querySelectorAll('li').length);
    expect(lists).toContain(6);
  });

  test.each([
    [
      '/basement-remodeling',
      '#solutions',
      ['Finished basements', 'Entertainment rooms', 'Home offices', 'Waterproofing'],
    ],
    [
      '/cabinetry',
      '#cabinets',
      ['Kitchen cabinets', 'Bathroom vanities', 'Built-in storage', 'Cabinet refacing'],
    ],
    ['/cabinetry', '#materials', ['Solid hardwood', 'Premium plywood', 'MDF', 'Laminate']],
    ['/interior-renovations', '#improvements', ['Flooring', 'Walls and ceilings', 'Lighting', 'Storage']],
    [
      '/design-and-building',
      '#disciplines',
      ['Architectural design', 'Custom building', 'Project management'],
    ],
  ])('%s %s has the cards %j', (address, id, titles) => {
    expect(texts(address, `${id} h3`)).toEqual(titles);
  });

  test('interior renovation has four service groups', () => {
    expect(all('/interior-renovations', '#rooms article')).toHaveLength(4);
  });

  test('cabinetry has six finishes and a card for each area', () => {
    expect(all('/cabinetry', '#finishes li')).toHaveLength(6);
    const links = all('/cabinetry', 'article a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(AREAS));
  });
});

describe('portfolio', () => {
  const counts = { kitchen: 28, bathroom: 12, basement: 10, addition: 22 };

  test('names its tabs', () => {
    const tabs = texts('/portfolio', 'nav a, [role="tab"]');
    expect(tabs).toEqual(['Kitchens', 'Bathrooms', 'Basements', 'Additions', 'Before & After']);
  });

  test.each(Object.entries(counts))('%s has %d photographs, numbered from 1', (category, count) => {
    const ids = all('/portfolio', `#${category} img`).map((picture) => picture.closest('[id]')?.id);
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => `${category}-${index + 1}`));
  });

  test('has 72 photographs in all, each once', () => {
    const selector = Object.keys(counts)
      .map((category) => `#${category} img`)
      .join(', ');
    const sources = all('/portfolio', selector).map((picture) => picture.getAttribute('src'));
    expect(new Set(sources).size).toBe(72);
  });

  test('has eleven posts, each with a title, a size and a plain link', () => {
    const posts = all('/portfolio', '#before-after li');
    expect(posts).toHaveLength(11);
    for (const post of posts) {
      const frame = post.querySelector('iframe');
      expect(['title', 'width', 'height', 'loading'].map((name) => frame?.getAttribute(name))).toEqual([
        expect.stringMatching(/.{5,}/),
        '500',
        '680',
        'lazy',
      ]);
      expect(post.querySelector('a')?.getAttribute('href')).toMatch(/^https:\/\//);
    }
  });
});

describe('blog', () => {
  const cards = all('/blog', 'article');

  test('shows nine articles, the newest first, each at its own address', () => {
    const links = cards.map((card) => card.querySelector('a')?.getAttribute('href'));
    expect(links[0]).toBe('/blog/kitchen-remodeling-trends');
    expect([...links].sort()).toEqual([...ARTICLES].sort());
    const days = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '');
    expect([...days].sort().reverse()).toEqual(days);
    expect([days[0], days.at(-1)]).toEqual(['2024-03-15', '2024-01-25']);
  });

  test('every card has a title, an excerpt, an author, a day, a read time, a category and a picture', () => {
    for (const card of cards) {
      expect(card.querySelector('h3')).not.toBeNull();
      expect(card.querySelector('img')).not.toBeNull();
      expect(textOf(card)).toMatch(/By .+ (January|February|March) \d+, 2024 · [5-8] min read/);
    }
    const categories = cards.map((card) => textOf(card.querySelector('p') as HTMLElement));
    expect(categories.sort()).toEqual([
      'Basement Remodeling',
      'Bathroom Remodeling',
      'Cabinetry',
      'Energy Efficiency',
      'Home Additions',
      'Home Improvement Tips',
      'Home Value',
      'Interior Design',
      'Kitchen Remodeling',
    ]);
  });

  test.each(ARTICLES)('%s is whole', (address) => {
    const article = main(address);
    const words = textOf(article);
    expect(node(address, 'BlogPosting').wordCount).toBeGreaterThanOrEqual(700);
    expect(words.split(' ').length).toBeGreaterThanOrEqual(700);
    const day = article.querySelector('time')?.getAttribute('datetime') ?? '';
    expect(day >= '2024-01-25' && day <= '2024-03-15', day).toBe(true);
    expect(node(address, 'BlogPosting').datePublished).toBe(day);
    expect(words).toMatch(/[5-8] min read/);
    expect(words).toContain('Share Article');
    expect(article.querySelectorAll('[aria-label="Tags"] li').length).toBeGreaterThan(0);
    const links = linksOf(article);
    expect(links).toContain('Back to Blog -> /blog');
    expect(links.some((link) => /-> \/contact(?:#estimate)?$/.test(link))).toBe(true);
    const targets = links.map((link) => link.split(' -> ')[1] ?? '');
    expect(targets.some((target) => [...SERVICES, '/services', '/portfolio'].includes(target))).toBe(true);
  });
});

describe('contact', () => {
  test('has four info cards', () => {
    expect(texts('/contact', '#info h3')).toEqual(['Phone', 'Email', 'Service area', 'Business hours']);
  });

  test('has four points of reassurance', () => {
    expect(texts('/contact', '#reassurance h3')).toEqual([
      'Free consultations',
      'Licensed and insured',
      '24/7 emergency service',
      'Warranty included',
    ]);
  });

  test('answers four questions', () => {
    const questions = texts('/contact', 'summary');
    expect(questions).toHaveLength(4);
    expect(questions.join(' ')).toMatch(/How long.*free estimates.*licensed and insured.*areas/);
  });

  test('shows a map that loads late, with a link beside it', () => {
    const map = main('/contact').querySelector('iframe');
    expect(map?.getAttribute('loading')).toBe('lazy');
    expect(linksOf(map?.closest('section') as HTMLElement).some((link) => /maps/i.test(link))).toBe(true);
  });

  test('has one form with the fields and choices of the specification', () => {
    expect(all('/contact', 'form')).toHaveLength(1);
    const labels = texts('/contact', 'form label').filter((label) => !/empty/.test(label));
    expect(labels.map((label) => label.replace(/ (\*|Select).*/, ''))).toEqual([
      'Full Name',
      'Email Address',
      'Phone Number',
      'Project Type',
      'Project Details',
      'Photos',
    ]);
    const required = all('/contact', 'form [required]').map((field) => field.getAttribute('name'));
    expect(required).toEqual(['name', 'email', 'phone', 'message']);
    expect(all('/contact', 'form [name="email"]')[0]?.getAttribute('type')).toBe('email');
    expect(all('/contact', 'form [name="phone"]')[0]?.getAttribute('type')).toBe('tel');
    expect(texts('/contact', 'form option')).toEqual([
      'Select a project type',
      'Kitchen Remodeling',
      'Bathroom Remodeling',
      'Home Addition',
      'Full Home Renovation',
      'Basement Finishing',
      'Other',
    ]);
    expect(all('/contact', 'form option')[0]?.getAttribute('value')).toBe('');
    const values = all('/contact', 'form input[type="hidden"]').map((field) => field.getAttribute('value'));
    expect(values).toEqual(expect.arrayContaining(['Contact Page Form', '/contact']));
    expect(all('/contact', 'form button').at(-1)?.getAttribute('type')).toBe('submit');
  });
});

describe('menus and footer, on every page', () => {
  const menu = [
    'Home -> /',
    '/our-story',
    '/meet-the-team',
    '/areas-we-serve',
    '/blog',
    ...SERVICES,
    '/projects',
    '/what-it-costs',
    'Gallery -> /portfolio',
    'Contact -> /contact',
  ];

  describe.each(pages.map(({ address }) => address))('%s', (address) => {
    const page = readPage(address);
    const footer = page.querySelector('footer') as HTMLElement;

    test('both menus have the same links in their order', () => {
      const menus = page.querySelectorAll('header nav');
      expect(menus).toHaveLength(2);
      for (const nav of menus) {
        const links = linksOf(nav);
        expect(links).toHaveLength(menu.length);
        menu.forEach((link, index) => {
          expect(links[index]?.endsWith(link), `${links[index]} should be ${link}`).toBe(true);
        });
        expect(nav.querySelectorAll('summary').map(textOf)).toEqual(['About', 'Services']);
      }
      expect(linksOf(page.querySelector('header') as HTMLElement)).toContain(
        'Get a Free Estimate -> /contact#estimate',
      );
    });

    test('the footer has its links, the address, the license, the hours and seven counties', () => {
      const quick = footer.querySelectorAll('nav a').map((link) => link.getAttribute('href'));
      const proof = ['/projects', '/what-it-costs'];
      expect(quick).toEqual(['/', '/about', '/services', '/portfolio', ...proof, '/reviews', '/contact']);
      const words = textOf(footer);
      for (const fact of [
        '100 Example Avenue',
        'Pitman, NJ 08071',
        address === '/areas/mantua-township-nj' ? '(856) 555-0187' : '(856) 555-0142',
        'hello@maplerow.example',
        '13VH00000000',
        'Monday - Friday 8:00 AM to 5:30 PM',
        'Saturday - Sunday Closed',
        'A+ rating with the Better Business Bureau',
        ...['Gloucester', 'Camden', 'Burlington', 'Atlantic', 'Cape May', 'Cumberland', 'Salem'],
      ])
        expect(words).toContain(fact);
    });

    test('social networks are linked on their real hosts', () => {
      const outside = footer.querySelectorAll('a[href^="https://"]').map((link) => link.getAttribute('href'));
      expect(outside.some((href) => href?.startsWith('https://www.facebook.com/'))).toBe(true);
    });
  });
});

describe('structured data of the business', () => {
  test.each(['/', '/contact'])('%s has all its facts', (address) => {
    expect(node(address, 'GeneralContractor')).toMatchObject({
      name: 'Maple Row Remodeling',
      description: expect.stringMatching(/./),
      url: 'https://www.maplerow.example/',
      email: 'hello@maplerow.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '100 Example Avenue',
        addressLocality: 'Pitman',
        addressRegion: 'NJ',
        postalCode: '08071',
        addressCountry: 'US',
      },
      foundingDate: '2009',
      numberOfEmployees: { minValue: 5, maxValue: 10 },
      priceRange: '$$-$$$',
      paymentAccepted: 'Cash, Check, Financing available',
      aggregateRating: { ratingValue: '5.0', reviewCount: 50 },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '17:30',
        },
      ],
    });
    const offers = node(address, 'GeneralContractor').hasOfferCatalog as { itemListElement: unknown[] };
    expect(offers.itemListElement).toHaveLength(7);
    expect(node(address, 'GeneralContractor').sameAs).toEqual(
      expect.arrayContaining([expect.stringMatching(/^https:\/\/www\.facebook\.com\//)]),
    );
  });

  test('the first five reviews of the strip are in it', () => {
    const names = all('/', 'blockquote').map(
      (quote) => quote.closest('figure')?.querySelector('strong')?.text,
    );
    const reviews = node('/', 'GeneralContractor').review as { author: { name: string } }[];
    expect(reviews.map(({ author }) => author.name)).toEqual(names.slice(0, 5));
  });

  test('the questions of a page are in it word for word', () => {
    const asked = node('/contact', 'FAQPage').mainEntity as { name: string }[];
    expect(asked.map(({ name }) => name)).toEqual(texts('/contact', 'summary'));
  });
});
