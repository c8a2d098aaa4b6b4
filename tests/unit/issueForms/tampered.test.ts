import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { proposeForm } from '../../../scripts/issueForms/proposeForm';
import { answers } from './answers';
import { OwnerRepository } from './OwnerRepository';

const TEXT = 'content/portfolio/drains/descriptions.md';
const PICTURE = 'content/portfolio/drains/a-copper-drain-under-a-white-sink.jpg';

type Change = (folder: string) => void;

/** Changes what the first job handed over. */
const result =
  (change: object): Change =>
  (folder) => {
    const file = join(folder, 'result.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  };

const adding =
  (path: string, bytes: string | Buffer = 'Text', listed = path): Change =>
  (folder) => {
    const file = join(folder, 'files', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    result({ files: [TEXT, PICTURE, listed] })(folder);
  };

const file = (folder: string, path: string) => join(folder, 'files', path);

const linking =
  (path: string, to: string): Change =>
  (folder) => {
    rmSync(file(folder, path), { recursive: true, force: true });
    mkdirSync(dirname(file(folder, path)), { recursive: true });
    symlinkSync(to, file(folder, path));
  };

const TAMPERED: Record<string, Change> = {
  'another issue': result({ issue: 13 }),
  'no issue': result({ issue: 0 }),
  'another commit': result({ base: 'a'.repeat(40) }),
  'a name in place of a commit': result({ base: 'main' }),
  'an option in place of a commit': result({ base: '--upload-pack=x' }),
  'no commit': result({ base: '' }),
  'a kind that there is not': result({ kind: 'merge' }),
  'a result that is no JSON': (folder) => writeFileSync(join(folder, 'result.json'), '{'),
  'a title of a megabyte': result({ title: 'x'.repeat(1_000_000) }),
  'problems of a megabyte': result({ kind: 'problems', problems: [{ text: 'x'.repeat(1_000_000) }] }),
  'a thousand problems': result({ kind: 'problems', problems: Array(1000).fill({ text: 'x' }) }),
  'a workflow': adding('.github/workflows/gate.yml'),
  'a file above the content': adding('README.md'),
  'a path that climbs': adding('escaped.md', 'Text', 'content/../escaped.md'),
  'a path from the root': adding('escaped.md', 'Text', '/tmp/escaped.md'),
  'a folder in other letters': adding('Content/pages/home.md'),
  'a name with a line end': adding('content/pages/home.md', 'Text', 'content/pages/home.md\n'),
  'a name in Windows’ way': adding('escaped.md', 'Text', 'content\\escaped.md'),
  'a hidden file': adding('content/.htaccess'),
  'a hidden folder': adding('content/.git/config.md'),
  'a script': adding('content/pages/x.js'),
  'a drawing': adding('content/images/x.svg', '<svg onload="x"/>'),
  'one file in two spellings': adding('content/portfolio/drains/Descriptions.md'),
  'one file twice': result({ files: [TEXT, TEXT, PICTURE] }),
  'a file that is not there': result({ files: [TEXT, 'content/pages/nothing.md'] }),
  'a hundred and one files': result({
    files: Array.from({ length: 101 }, (_each, index) => `content/pages/x-${index}.md`),
  }),
  'a link in place of a text': linking(TEXT, '/etc/hostname'),
  'a link in place of a folder': (folder) => {
    const drains = dirname(TEXT);
    renameSync(file(folder, drains), file(folder, 'content/moved'));
    linking(drains, '../moved')(folder);
  },
  'a folder in place of a text': (folder) => {
    rmSync(file(folder, TEXT));
    mkdirSync(file(folder, TEXT));
  },
  'a text in place of a picture': (folder) => writeFileSync(file(folder, PICTURE), '<script>'),
  'bytes in place of a text': (folder) => writeFileSync(file(folder, TEXT), Buffer.from([0, 1, 2])),
  'a text of a gigabyte': (folder) => truncateSync(file(folder, TEXT), 2 ** 30),
  'a picture of a gigabyte': (folder) => truncateSync(file(folder, PICTURE), 2 ** 30),
};

let owner: OwnerRepository;
let good: string;
let writing: Parameters<typeof proposeForm>;

/** The first job has run once, and each test begins with a copy of what it handed over. */
beforeAll(async () => {
  const stops: (() => void)[] = [];
  owner = await OwnerRepository.open((stop) => stops.push(stop));
  await owner.send(photos, answers.photos?.(owner) ?? {}, {
    between: (folder) => {
      good = `${folder}-good`;
      cpSync(folder, good, { recursive: true });
    },
    propose: async (...args) => {
      writing = args;
      return 0;
    },
  });
  return () => {
    for (const stop of stops) stop();
  };
});

let count = 0;
async function proposeTampered(change: Change): Promise<number> {
  const [options] = writing;
  count += 1;
  const folder = `${good}-${count}`;
  cpSync(good, folder, { recursive: true });
  change(folder);
  owner.github.comments.length = 0;
  return proposeForm({ ...options, folder });
}

test.each(Object.entries(TAMPERED))(
  '%s: no branch, no pull request, and an answer',
  async (_what, change) => {
    expect(await proposeTampered(change)).toBe(1);
    expect([owner.tip(12), owner.tip(13), owner.github.pulls, owner.github.dispatches]).toEqual([
      '',
      '',
      [],
      [],
    ]);
    expect(owner.github.comments).toHaveLength(1);
    expect(owner.github.commentOn(12)).toContain('### This could not be finished');
    expect(existsSync('/tmp/escaped.md')).toBe(false);
  },
);

test('where the first job failed, the form is said not to be read, and nothing else is done', async () => {
  expect(await proposeTampered((folder) => rmSync(folder, { recursive: true }))).toBe(0);
  expect([owner.tip(12), owner.github.pulls]).toEqual(['', []]);
  expect(owner.github.commentOn(12)).toContain('### This form could not be read');
});

test('GitHub acts on nothing in a title, and links to nothing in what was wrong', async () => {
  const title =
    'Fixes #1, closes GH-2 @all [skip ci] [ci skip] https://evil.example/x www.evil.example\n\nCo-authored-by: x';
  expect(await proposeTampered(result({ title }))).toBe(0);
  expect(owner.github.pulls[0]?.title).toBe('Fixes 1, closes 2 at all Co-authored-by: x');
  expect(owner.git('ls-remote', 'origin', 'form-12')).not.toBe('');
  const problems = [{ text: 'See https://evil.example and www.evil.example, @all' }];
  expect(await proposeTampered(result({ kind: 'problems', problems }))).toBe(0);
  expect(owner.github.commentOn(12)).not.toMatch(/:\/\/evil|www\.evil|@all/);
});
