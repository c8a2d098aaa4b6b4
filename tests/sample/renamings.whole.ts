import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFolder, type LatestResults } from '../../pipeline/lint/lint';
import { lastPublished } from '../../scripts/check/contentHistory';
import { projectPaths } from '../../scripts/projectPaths';
import { isWhole } from '../isWhole';
import { edit as editCopy } from '../unit/copyContent';
import { git } from '../unit/plumberRepository';

const above = mkdtempSync(join(tmpdir(), 'renamings-'));
const folder = join(above, 'content');
const latest: LatestResults = new Map();

beforeAll(() => {
  cpSync(projectPaths.content, folder, { recursive: true });
  git(above, 'init', '--quiet', '--initial-branch=main');
  git(above, 'add', '--all');
  git(above, 'commit', '--quiet', '--message', 'Publish');
  git(above, 'switch', '--quiet', '--create', 'change');
});

afterAll(() => rmSync(above, { recursive: true, force: true }));

type Change = () => void;

const move = (from: string, to: string) => () => {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  renameSync(join(folder, from), join(folder, to));
};
/** The message is at the new name. */
const renamed = (from: string, to: string): [Change, string] => [move(from, to), `${to}:1`];
const remove = (path: string) => () => rmSync(join(folder, path), { recursive: true });
const edit = (path: string, from: string, to: string) => () => editCopy(folder, path, from, to);
const both = (first: Change, second: Change) => () => {
  first();
  second();
};

const KITCHEN = 'services/kitchen-remodeling.md';

/** What is changed, and where the one message is. */
const CHANGES: [what: string, change: Change, at: string][] = [
  ['a renamed service', ...renamed(KITCHEN, 'services/kitchen-remodels.md')],
  [
    'a renamed service with another title',
    both(
      move(KITCHEN, 'services/kitchen-remodels.md'),
      edit('services/kitchen-remodels.md', 'Kitchen Remodeling in South Jersey', 'Kitchens in South Jersey'),
    ),
    'services/kitchen-remodels.md:1',
  ],
  ['a renamed town', ...renamed('areas/pitman-nj.md', 'areas/pitman-08071.md')],
  ['a renamed article', ...renamed('blog/bathroom-renovation-guide.md', 'blog/bath-guide.md')],
  ['a renamed page to which a redirect leads', ...renamed('pages/about.md', 'pages/our-company.md')],
  [
    'a renamed page with a section to which links lead',
    ...renamed('pages/contact.md', 'pages/get-in-touch.md'),
  ],
  [
    'a renamed page that the menu may lead to before it is there',
    ...renamed('pages/reviews.md', 'pages/praise.md'),
  ],
  ['a renamed page of a form', ...renamed('pages/thank-you.md', 'pages/thanks.md')],
  ['a renamed first page', ...renamed('pages/home.md', 'pages/start.md')],
  [
    'a new last part of an address',
    edit('blog/bathroom-renovation-guide.md', 'author:', 'slug: bath-guide\nauthor:'),
    'blog/bathroom-renovation-guide.md:11',
  ],
  ['renamed facts of the business', ...renamed('business.md', 'company.md')],
  ['facts of the business in a folder', ...renamed('business.md', 'pages/business.md')],
  ['facts of the business with a capital letter', ...renamed('business.md', 'Business.md')],
  ['renamed menus', ...renamed('navigation.md', 'menu.md')],
  ['a renamed folder of services', move('services', 'service'), 'service/basement-remodeling.md:1'],
  ['a renamed folder of reviews', move('reviews', 'review'), 'review/anita-rao.md:1'],
  [
    'a renamed album',
    move('portfolio/kitchen', 'portfolio/kitchens'),
    'portfolio/kitchens/descriptions.md:1',
  ],
  ['a renamed folder of pictures', move('images/hero', 'images/tops'), 'images/tops/descriptions.md:1'],
  ['a service among the pages', ...renamed(KITCHEN, 'pages/kitchen-remodeling.md')],
  ['a review among the articles', ...renamed('reviews/anita-rao.md', 'blog/anita-rao.md')],
  ['a town in no folder', ...renamed('areas/pitman-nj.md', 'pitman-nj.md')],
  ['a member among the pages', ...renamed('team/luis-ortega.md', 'pages/luis-ortega.md')],
  ['a renamed picture', ...renamed('images/hero/home.jpg', 'images/hero/front.jpg')],
  ['a picture in another folder', ...renamed('portfolio/kitchen/kitchen-6.jpg', 'images/hero/kitchen-6.jpg')],
  [
    'a picture with another ending',
    ...renamed('portfolio/kitchen/kitchen-16.jpg', 'portfolio/kitchen/kitchen-16.jpeg'),
  ],
  [
    'a renamed section',
    edit('pages/contact.md', 'contactForm estimate:', 'contactForm quote:'),
    'pages/contact.md:20',
  ],
  [
    'a renamed section that the page itself links to',
    edit('areas/pitman-nj.md', 'estimateForm estimate:', 'estimateForm quote:'),
    'areas/pitman-nj.md:117',
  ],
  ['a renamed category of articles', edit('business.md', '  - Home Value', '  - Resale'), 'business.md:82'],
  ['a deleted service', remove(KITCHEN), 'blog/custom-cabinetry-guide.md:107'],
  ['a deleted town', remove('areas/pitman-nj.md'), 'projects/blue-bath-pitman.md:10'],
  ['a deleted article', remove('blog/bathroom-renovation-guide.md'), 'blog/roi-guide.md:30'],
  ['a deleted page', remove('pages/contact.md'), 'blog/basement-finishing-ideas.md:24'],
  ['deleted facts of the business', remove('business.md'), 'business.md:1'],
  [
    'a line that keeps the facts of the business from being read',
    edit('business.md', '    closed: yes\n', '    closed: yes\n    - days: Sonday\n'),
    'business.md:37',
  ],
  ['deleted menus', remove('navigation.md'), 'navigation.md:1'],
  ['a deleted folder of towns', remove('areas'), 'pages/home.md:105'],
  ['a deleted album', remove('portfolio/kitchen'), 'areas/pitman-nj.md:57'],
  ['a deleted folder of pictures', remove('images/before-after'), 'pages/home.md:69'],
  ['a deleted picture', remove('images/hero/home.jpg'), 'blog/roi-guide.md:9'],
  [
    'a deleted section',
    edit('pages/contact.md', 'contactForm estimate:', 'contactForm:'),
    'blog/basement-finishing-ideas.md:24',
  ],
  ['a deleted category of articles', edit('business.md', '  - Home Value\n', ''), 'blog/roi-guide.md:12'],
  [
    'a deleted fact',
    edit('business.md', 'accreditation: A+ rating with the Better Business Bureau\n', ''),
    'pages/contact.md:45',
  ],
];

/** Of those that follow one another, which are alike, every fifth. */
const tried = CHANGES.filter((_change, index) => isWhole || index % 5 === 0);

test.each(tried)('%s is one message, in the right place', (_what, change, at) => {
  change();
  try {
    const published = lastPublished(folder);
    if (typeof published === 'string') throw new Error(published);
    const { messages } = checkFolder(folder, { latest, published });
    expect(messages.map(({ file, start }) => `${file}:${start.line}`)).toEqual([`content/${at}`]);
    for (const { reason } of messages) expect(reason.match(/\(lines? /g)?.length ?? 0).toBeLessThan(9);
  } finally {
    git(above, 'reset', '--quiet', '--hard');
    git(above, 'clean', '--quiet', '-d', '--force');
  }
});
