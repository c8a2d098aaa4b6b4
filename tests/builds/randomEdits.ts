import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleArticle } from '../../scripts/bench/sampleArticle';

type Random = () => number;
type Edit = (content: string, random: Random) => string | undefined;

const pick = <T>(from: readonly T[], random: Random): T | undefined =>
  from[Math.floor(random() * from.length)];
const added = (content: string) =>
  readdirSync(join(content, 'blog')).filter((name) => name.startsWith('added-'));

const ALBUM = 'portfolio/kitchen';
const picturesIn = (content: string) =>
  readdirSync(join(content, ALBUM)).filter((name) => name.endsWith('.jpg'));
const addedPictures = (content: string) => picturesIn(content).filter((name) => name.startsWith('added-'));

function change(content: string, path: string, from: RegExp, to: string): string | undefined {
  const file = join(content, path);
  if (!existsSync(file)) return undefined;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) return undefined;
  writeFileSync(file, after);
  return `${path}: ${from} is now “${to}”`;
}

/** An edit that an owner could make without an error, or `undefined` if this kind of edit is not possible. */
export const edits: readonly Edit[] = [
  function wordsOfAnArticle(content, random) {
    const path = pick(readdirSync(join(content, 'blog')), random);
    return change(
      content,
      `blog/${path}`,
      /\n\n([A-Z][a-z]+) /,
      `\n\nChanged ${Math.floor(random() * 1e6)} $1 `,
    );
  },
  function titleOfAnArticle(content, random) {
    const path = pick(added(content), random);
    return change(
      content,
      `blog/${path}`,
      /^title: .*$/m,
      `title: Renamed for the time ${Math.floor(random() * 1e6)}`,
    );
  },
  function newArticle(content, random) {
    const index = Math.floor(random() * 1e6);
    const pictures = ['images/hero/home.jpg', 'images/hero/kitchen.jpg'].filter((path) =>
      existsSync(join(content, path)),
    );
    const text = sampleArticle(index, {
      pictures,
      categories: ['Kitchen Remodeling', 'Home Value'],
      addresses: ['/kitchen-remodeling', '/contact'],
    });
    writeFileSync(join(content, 'blog', `added-${index}.md`), text);
    return `new article added-${index}`;
  },
  function goneArticle(content, random) {
    const path = pick(added(content), random);
    if (!path) return undefined;
    rmSync(join(content, 'blog', path));
    return `${path} is gone`;
  },
  function renamedArticle(content, random) {
    const path = pick(added(content), random);
    if (!path) return undefined;
    const to = `added-${Math.floor(random() * 1e6)}.md`;
    renameSync(join(content, 'blog', path), join(content, 'blog', to));
    return `${path} is now ${to}`;
  },
  function businessField(content, random) {
    return change(
      content,
      'business.md',
      /^tagline: .*$/m,
      `tagline: Built with care, number ${Math.floor(random() * 1e6)}`,
    );
  },
  function businessPhone(content, random) {
    return change(
      content,
      'business.md',
      /^phone: .*$/m,
      `phone: (856) 555-0${100 + Math.floor(random() * 100)}`,
    );
  },
  function navigation(content, random) {
    return change(content, 'navigation.md', /^( {2}heading: ).*$/m, `$1Links ${Math.floor(random() * 1e6)}`);
  },
  function published(content, random) {
    return change(
      content,
      'pages/reviews.md',
      /^published: .*$/m,
      `published: ${random() < 0.5 ? 'yes' : 'no'}`,
    );
  },
  function heroOfAPage(content, random) {
    const path = pick(readdirSync(join(content, 'services')), random);
    return change(
      content,
      `services/${path}`,
      /^( {2}heading: ).*$/m,
      `$1Another heading ${Math.floor(random() * 1e6)}`,
    );
  },
  function orderOfTheTeam(content, random) {
    const path = pick(readdirSync(join(content, 'team')), random);
    return change(content, `team/${path}`, /^order: .*$/m, `order: ${Math.floor(random() * 20)}`);
  },
  function wordsOfAReview(content, random) {
    const path = pick(readdirSync(join(content, 'reviews')), random);
    return change(
      content,
      `reviews/${path}`,
      /\n\n(\S+) /,
      `\n\nTruly, ${Math.floor(random() * 1e6)} times, $1 `,
    );
  },
  function wordsForAPicture(content, random) {
    return change(
      content,
      'images/hero/descriptions.md',
      /^(home\.jpg: ).*$/m,
      `$1A kitchen, described ${Math.floor(random() * 1e6)} times.`,
    );
  },
  function anotherPicture(content, random) {
    const [from, to] =
      random() < 0.5 ? ['kitchen-1.jpg', 'kitchen-2.jpg'] : ['kitchen-3.jpg', 'kitchen-2.jpg'];
    cpSync(join(content, 'portfolio/kitchen', from), join(content, 'portfolio/kitchen', to));
    return `${to} shows what ${from} shows`;
  },
  function newPicture(content, random) {
    const from = pick(picturesIn(content), random) ?? '';
    const to = `added-${Math.floor(random() * 1e6)}.jpg`;
    cpSync(join(content, ALBUM, from), join(content, ALBUM, to));
    return `new picture ${to}, like ${from}`;
  },
  function gonePicture(content, random) {
    const name = pick(addedPictures(content), random);
    if (!name) return undefined;
    rmSync(join(content, ALBUM, name));
    return `picture ${name} is gone`;
  },
  function renamedPicture(content, random) {
    const name = pick(addedPictures(content), random);
    if (!name) return undefined;
    const to = `added-${Math.floor(random() * 1e6)}.jpg`;
    renameSync(join(content, ALBUM, name), join(content, ALBUM, to));
    return `picture ${name} is now ${to}`;
  },
  function touched(content) {
    const file = join(content, 'pages/about.md');
    writeFileSync(file, readFileSync(file));
    return 'pages/about.md was saved as it was';
  },
];
