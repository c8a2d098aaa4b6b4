import type { HTMLElement } from 'node-html-parser';
import { wordsOf } from '../../scripts/look/pageText';
import { readPage } from '../built/readPage';
import { pages } from './pages';

/** What a page says: a number, and what it is about. */
export interface Statement {
  page: string;
  about: string;
  says: string;
}

/** Kinds of jobs by the words for them, the longer ones first. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/routine permits?/gi, 'routine permit'],
  [/complex (?:permits?|ones)/gi, 'complex permit'],
  [/planning board/gi, 'planning board'],
  [/deck permit/gi, 'deck permit'],
  [/kitchens?/gi, 'kitchen'],
  [/bathrooms?/gi, 'bathroom'],
  [/additions?/gi, 'addition'],
  [/windows/gi, 'windows'],
];

const RANGE = /\$[\d,]+(?:-|–| to )\$?[\d,]*\d\+?|\d+(?:-|–| to )\d+(?:%| weeks| months)/g;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\$/, 'cost'],
  [/%/, 'share'],
  [/weeks|months/, 'time'],
];

/** The ranges in a text, each for the kind of job that is named last before it in the same sentence. */
function rangesIn(text: string, page: string): Statement[] {
  return text.split(/(?<=[.!])\s/).flatMap((sentence) =>
    [...sentence.matchAll(RANGE)].flatMap(({ 0: says, index }) => {
      const named = KINDS.flatMap(([words, kind]) =>
        [...sentence.matchAll(words)].map((found) => ({ kind, at: found.index })),
      );
      const [last] = named.filter(({ at }) => at < index).sort((a, b) => b.at - a.at);
      const unit = UNITS.find(([mark]) => mark.test(says))?.[1];
      return last ? [{ page, about: `${unit} of a ${last.kind}`, says: says.replace(' to ', '-') }] : [];
    }),
  );
}

const COUNTS =
  /(\d+th|\d\.\d|\d[\d,]*\+?) (combined years|years|projects?|happy clients|homes|reviews|rating)\b/gi;

/** Numbers of years, projects and reviews in running text. */
function countsIn(text: string, page: string): Statement[] {
  return [...text.matchAll(COUNTS)].map(([, says = '', of = '']) => ({
    page,
    about: `number of ${of.toLowerCase()}`,
    says,
  }));
}

const OF_COMPANY = /years (?:in business|of experience since \d+)/;

/** The large numbers, each with what it counts. */
function figuresIn(main: HTMLElement, page: string): Statement[] {
  return main.querySelectorAll('dl > div').flatMap((figure) => {
    const [label, says, counts] = figure.querySelectorAll('dt, dd').map(wordsOf);
    if (!says || !/^[\d,]+(?:[+%]|\/7)/.test(says)) return [];
    return [
      {
        page,
        about: `number of ${label?.toLowerCase()}${counts ? ` ${counts}` : ''}`.replace(
          OF_COMPANY,
          'years of the company',
        ),
        says,
      },
    ];
  });
}

/** What cards, rows and the job's own page say of a job. */
function jobsIn(main: HTMLElement, page: string): Statement[] {
  const own = main.querySelectorAll('dl > div').map(wordsOf);
  const fact = (label: string) =>
    own
      .find((text) => text.startsWith(label))
      ?.slice(label.length)
      .trim();
  const isJob = page.startsWith('/projects/') && fact('Time on site');
  const about = [
    ['weeks', 'Time on site'],
    ['month', 'Finished'],
    ['price', 'Cost'],
  ] as const;
  const facts = isJob
    ? about.flatMap(([what, label]) => {
        const says = fact(label);
        return says ? [{ page, about: `${what} of ${page}`, says }] : [];
      })
    : [];
  return [...facts, ...main.querySelectorAll('li').flatMap((item) => factsOnCard(item, page))];
}

function factsOnCard(item: HTMLElement, page: string): Statement[] {
  const links = item.querySelectorAll('a[href^="/projects/"]');
  const [job] = links.map((link) => link.getAttribute('href'));
  if (links.length !== 1 || !job || job.startsWith('/projects/page/') || !item.querySelector('time'))
    return [];
  const text = wordsOf(item);
  const found = {
    weeks: /\d+ weeks?/.exec(text)?.[0],
    month: wordsOf(item.querySelector('time') as HTMLElement),
    price: /\$[\d,]+(?: to \$[\d,]+)?/.exec(text)?.[0],
  };
  return Object.entries(found).flatMap(([what, says]) =>
    says ? [{ page, about: `${what} of ${job}`, says }] : [],
  );
}

/** Every photograph, by its file: what its description says, as the photo of which job it is shown, and in which town. */
function photosIn(main: HTMLElement, page: string): Statement[] {
  const town = main.querySelector('dl a[href^="/areas/"]')?.getAttribute('href');
  return main.querySelectorAll('img').flatMap((image) => {
    const [name] = /(?<=\/media\/)[^./]+?(?=-\d+\.\w+$)/.exec(String(image.getAttribute('src'))) ?? [];
    const alt = image.getAttribute('alt') ?? '';
    if (!name || alt === '') return [];
    const isOwn = page.startsWith('/projects/') && image.closest('[data-photo], [data-compare]');
    const isFeatured = page.startsWith('/areas/') && image.closest('[data-set]');
    const facts = {
      shows: alt,
      'is of the job': isOwn ? page : jobBeside(image),
      'is in the town': isFeatured ? page : isOwn && town,
    };
    return Object.entries(facts).flatMap(([what, says]) =>
      says ? [{ page, about: `photo ${name} ${what}`, says }] : [],
    );
  });
}

/** The job that a card, a row or a comparison links to, or that the lightbox names. */
function jobBeside(image: HTMLElement): string | undefined {
  const card = image.closest('li, figure');
  return card?.querySelector('a[href^="/projects/"]')?.getAttribute('href') ?? card?.getAttribute('data-job');
}

/** What the finished jobs of a service took and cost, on its page and on that of all costs. */
function finishedJobsIn(main: HTMLElement, page: string): Statement[] {
  const links = main.querySelectorAll('a[href^="/what-it-costs#"]');
  const lines = links.map((link): [string, string] => [
    link.getAttribute('href')?.split('#')[1] ?? '',
    wordsOf(link.closest('section') as HTMLElement),
  ]);
  const blocks = page === '/what-it-costs' ? main.querySelectorAll('section div[id]') : [];
  const all = [...lines, ...blocks.map((block): [string, string] => [block.id, wordsOf(block)])];
  return all.flatMap(([service, text]) => {
    const number = /\d+ (?=[\w -]+ since |jobs)/.exec(text)?.[0] ?? '';
    const weeks = /\d+(?: to \d+)? weeks/.exec(text)?.[0] ?? '';
    const median = /alf (?:of them )?cost less than (\$[\d,]*\d)/.exec(text)?.[1];
    const facts = { number: number.trim(), weeks, ...(median ? { median } : {}) };
    return Object.entries(facts).map(([what, says]) => ({
      page,
      about: `${what} of the jobs of ${service}`,
      says,
    }));
  });
}

/** Running text without what is read by itself: jobs, large numbers and the team's own years. */
function textOf(page: string): string {
  const main = readPage(page).querySelector('main') as HTMLElement;
  const apart = 'dl, [data-cards], section div[id] ul, article li, article h3 ~ *';
  for (const each of main.querySelectorAll(page === '/meet-the-team' ? `${apart}, article` : apart))
    each.remove();
  for (const link of main.querySelectorAll('a[href^="/what-it-costs#"]')) link.closest('section')?.remove();
  return page === '/what-it-costs' ? '' : wordsOf(main);
}

/** Every statement of weeks, dollars, years, counts and photographs on the built pages. */
export function listStatements(): Statement[] {
  return pages.flatMap(({ address }) => {
    const main = readPage(address).querySelector('main');
    if (!main) return [];
    const text = textOf(address);
    return [
      ...finishedJobsIn(main, address),
      ...rangesIn(text, address),
      ...countsIn(text, address),
      ...figuresIn(main, address),
      ...jobsIn(main, address),
      ...photosIn(main, address),
    ];
  });
}
