import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleArticle } from '../../scripts/bench/writeCorpus';

type Random = () => number;
type Edit = (content: string, random: Random) => string | undefined;

const pick = <T>(from: readonly T[], random: Random): T | undefined => from[numberBelow(from.length, random)];
const added = (content: string) =>
  readdirSync(join(content, 'blog')).filter((name) => name.startsWith('added-'));

const ALBUM = 'portfolio/drains';
const PICTURES = ['images/sink.jpg', 'images/van.jpg'];
const picturesIn = (content: string) =>
  readdirSync(join(content, ALBUM)).filter((name) => name.endsWith('.jpg'));
const addedPictures = (content: string) => picturesIn(content).filter((name) => name.startsWith('added-'));

const numberBelow = (limit: number, random: Random) => Math.floor(random() * limit);
const anyNumber = (random: Random) => numberBelow(1e6, random);
const addedName = (ending: string, random: Random) => `added-${anyNumber(random)}.${ending}`;

/** The edit that writes what `to` gives in place of `from`, in a file or one of the files of a folder. */
function change(
  place: string,
  from: RegExp,
  to: (random: Random) => string,
  namesIn = (content: string) => readdirSync(join(content, place)),
): Edit {
  return (content, random) => {
    const path = place.endsWith('.md') ? place : `${place}/${pick(namesIn(content), random)}`;
    const file = join(content, path);
    const replacement = to(random);
    if (!existsSync(file)) return undefined;
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, replacement);
    if (after === before) return undefined;
    writeFileSync(file, after);
    return `${path}: ${from} is now “${replacement}”`;
  };
}

/**
 * Edits of the plumber's content that an owner could make without an error; each returns `undefined` if it is not possible. In this order each is
 * possible, and three in a row touch different files.
 */
export const edits: readonly Edit[] = [
  function newArticle(content, random) {
    const index = anyNumber(random);
    const text = sampleArticle(index, {
      pictures: PICTURES,
      categories: ['Winter'],
      addresses: ['/leak-repair', '/contact'],
    });
    writeFileSync(join(content, 'blog', `added-${index}.md`), text);
    return `new article added-${index}`;
  },
  function newPicture(content, random) {
    const from = pick(picturesIn(content), random) ?? '';
    const to = addedName('jpg', random);
    cpSync(join(content, ALBUM, from), join(content, ALBUM, to));
    return `new picture ${to}, like ${from}`;
  },
  change('business.md', /^tagline: .*$/m, (random) => `tagline: Dry floors, number ${anyNumber(random)}`),
  change('blog', /^title: .*$/m, (random) => `title: Renamed for the time ${anyNumber(random)}`, added),
  change('blog', /\n\n([A-Z][a-z]+) /, (random) => `\n\nChanged ${anyNumber(random)} $1 `),
  function renamedPicture(content, random) {
    const name = pick(addedPictures(content), random);
    if (!name) return undefined;
    const to = addedName('jpg', random);
    renameSync(join(content, ALBUM, name), join(content, ALBUM, to));
    return `picture ${name} is now ${to}`;
  },
  function renamedArticle(content, random) {
    const path = pick(added(content), random);
    if (!path) return undefined;
    const to = addedName('md', random);
    renameSync(join(content, 'blog', path), join(content, 'blog', to));
    return `${path} is now ${to}`;
  },
  function anotherPicture(content, random) {
    const from = pick(PICTURES, random) ?? '';
    const to = `${ALBUM}/drain-1.jpg`;
    cpSync(join(content, from), join(content, to));
    return `${to} shows what ${from} shows`;
  },
  change('business.md', /^phone: .*$/m, (random) => `phone: (207) 555-0${100 + numberBelow(100, random)}`),
  change('projects/cellar-drain.md', /^cost: .*$/m, (random) => `cost: $4,${100 + numberBelow(900, random)}`),
  function goneArticle(content, random) {
    const path = pick(added(content), random);
    if (!path) return undefined;
    rmSync(join(content, 'blog', path));
    return `${path} is gone`;
  },
  function gonePicture(content, random) {
    const name = pick(addedPictures(content), random);
    if (!name) return undefined;
    rmSync(join(content, ALBUM, name));
    return `picture ${name} is gone`;
  },
  change('navigation.md', /^( {2}heading: ).*$/m, (random) => `$1Links ${anyNumber(random)}`),
  change(
    'projects/cellar-drain.md',
    /^published: .*$/m,
    (random) => `published: ${random() < 0.5 ? 'yes' : 'no'}`,
  ),
  change('services', /^( {2}heading: ).*$/m, (random) => `$1Another heading ${anyNumber(random)}`),
  change('team', /^order: .*$/m, (random) => `order: ${numberBelow(20, random)}`),
  change('reviews', /\n\n(\S+) /, (random) => `\n\nTruly, ${anyNumber(random)} times, $1 `),
  change(
    'images/descriptions.md',
    /^(van\.jpg: ).*$/m,
    (random) => `$1A van, described ${anyNumber(random)} times.`,
  ),
  function touched(content) {
    const file = join(content, 'pages/notes.md');
    writeFileSync(file, readFileSync(file));
    return 'pages/notes.md was saved as it was';
  },
  change('areas', /^( {2}heading: ).*$/m, (random) => `$1A heading ${anyNumber(random)}`),
  change('pages/contact.md', /^( {2}heading: ).*$/m, (random) => `$1Another heading ${anyNumber(random)}`),
];
