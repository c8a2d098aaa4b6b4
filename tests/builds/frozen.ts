import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { CheckOptions } from '../../pipeline/lint/lint';
import { readTables } from '../../pipeline/lint/rows';
import { seededRandom } from '../../pipeline/media/drawHills';
import { listFiles } from '../../pipeline/source/listFolder';
import { formSite, issueForms } from '../../scripts/issueForms/issueForms';
import { readSiteAnswers } from '../../scripts/newSite/answers';
import { readAnswersFile } from '../../scripts/newSite/answersFile';
import { siteFiles } from '../../scripts/newSite/siteFiles';
import { copyContent } from '../unit/copyContent';
import { aJob, aMember, anArticle, aReview } from '../unit/issueForms/answers';
import { asked, site as askedSite } from '../unit/issueForms/askedAnswers';
import { attached, type Typed } from '../unit/issueForms/fillIn';
import { sendForm } from '../unit/issueForms/sendForm';
import { changeFiles, type Files, publishedBefore } from '../unit/mistakes/changeFiles';
import { toMistake, writeFiles } from '../unit/mistakes/readMistakes';
import { problemsIn } from '../unit/problemsIn';

/**
 * What the check, the forms and new sites say today, as files that show each difference of a rewrite:
 * `npx vitest run --project frozen -u`, then read `git diff tests/fixtures/frozen`.
 */
beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z'), toFake: ['Date'] });
});

const fixtures = join(import.meta.dirname, '..', 'fixtures');
const toFile = (name: string) => join(fixtures, 'frozen', `${name}.txt`);

/** One line a message, then the lines it proposes. */
function say(folder: string, options?: CheckOptions): string {
  const said = problemsIn(folder, options).map((problem) => {
    const { file, line, column, field, severity, code, message, fix } = problem;
    const proposed = fix ? [fix.kind, ...fix.text.split('\n')].map((text) => `\n    > ${text}`).join('') : '';
    return `  ${severity === 'error' ? '!' : '?'} ${code} ${file}:${line}:${column} @${field}\n    ${message}${proposed}`;
  });
  return said.length > 0 ? said.join('\n') : '  nothing';
}

function write(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function freeze(name: string, entries: readonly (readonly [title: string, said: string])[]) {
  const text = entries.map(([title, said]) => `${title}\n${said}\n`).join('\n');
  await expect(text).toMatchFileSnapshot(toFile(name));
}

const ROWS = readTables();

test('rows of mistakes', { timeout: 600_000 }, async () => {
  const entries = ROWS.map(toMistake).map(({ mistake, make, published }): [string, string] => {
    const folder = copyContent();
    make(folder);
    return [mistake, say(folder, { published })];
  });
  // In an order that does not change where a table moves.
  await freeze(
    'rows',
    entries.sort(([one], [other]) => (one < other ? -1 : 1)),
  );
});

/** Rows that compare with no published version, with what they change. */
const ALONE = ROWS.filter(({ at }) => !at.startsWith('changes/')).map((row) => ({
  name: row.mistake,
  row,
  files: [...changeFiles(row.places).files.keys()],
}));
type Alone = (typeof ALONE)[number];

function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}

function saveAll(files: Files): string {
  const folder = copyContent();
  writeFiles(files, folder);
  return folder;
}

/** Rows made one after the other, or nothing where one no longer finds its lines. */
function combine(rows: readonly Alone[]): string | undefined {
  try {
    return saveAll(changeFiles(rows.flatMap(({ row }) => row.places)).files);
  } catch {
    return undefined;
  }
}

/** Names of rows, 200 times of one file and 200 times of several. */
function choosePairs(): string[] {
  const random = seededRandom(43);
  const chosen: string[] = [];
  while (chosen.length < 400) {
    const first = pick(ALONE, random);
    const inSameFile = chosen.length < 200;
    const others = ALONE.filter(
      ({ files, name }) =>
        name !== first.name && files.some((file) => first.files.includes(file)) === inSameFile,
    );
    if (others.length === 0) continue;
    const rows = [first, pick(others, random), ...(chosen.length < 300 ? [] : [pick(others, random)])];
    if (combine(rows)) chosen.push(rows.map(({ name }) => name).join(' + '));
  }
  return chosen;
}

test('two mistakes in one file, and some in several', { timeout: 600_000 }, async () => {
  const byName = new Map(ALONE.map((each) => [each.name, each]));
  // Those that were chosen once stay, so that rows which come and go change no others.
  const path = toFile('combinations');
  const chosen = existsSync(path) ? readFileSync(path, 'utf8').match(/^\S.*/gm) : choosePairs();
  const entries = (chosen ?? []).map((title): [string, string] => {
    const rows = title.split(' + ').flatMap((name) => byName.get(name) ?? []);
    const folder = rows.length === title.split(' + ').length ? combine(rows) : undefined;
    return [title, folder ? say(folder) : '  a row is gone'];
  });
  await freeze('combinations', entries);
});

const PASTED = [
  '"',
  "'",
  ': ',
  ' #',
  '- ',
  '---',
  '\t',
  '  ',
  '{phone}',
  '[a](/x)',
  '**',
  '<b>',
  '\u200b',
  '“',
  '@',
  '0',
  '->',
];

/** What a slip of the hand does to one line. */
const SLIPS: readonly ((lines: string[], at: number, random: () => number) => string[])[] = [
  (lines, at, random) => lines.with(at, `${lines[at]}${pick(PASTED, random)}`),
  (lines, at, random) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(/(: |- |^)/, (all) => `${all}${pick(PASTED, random)}`),
    ),
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at) => lines.with(at, ` ${lines[at]}`),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace(/^ {1,2}/, '')),
  (lines, at, random) => {
    const line = lines[at] ?? '';
    const column = Math.floor(random() * line.length);
    return lines.with(at, line.slice(0, column) + line.slice(column + 1));
  },
];

test('two slips in one file', { timeout: 600_000 }, async () => {
  const random = seededRandom(44);
  const entries = Array.from({ length: 200 }, (_each, index): [string, string] => {
    const folder = copyContent();
    const path = pick(
      listFiles(folder).filter((file) => file.endsWith('.md')),
      random,
    );
    let lines = readFileSync(join(folder, path), 'utf8').split('\n');
    for (const slip of [pick(SLIPS, random), pick(SLIPS, random)])
      lines = slip(lines, Math.floor(random() * (lines.length - 1)), random);
    write(folder, path, lines.join('\n'));
    return [`${index} ${path}`, say(folder)];
  });
  await freeze('slips', entries);
});

test('each file deleted, renamed and copied', { timeout: 600_000 }, async () => {
  const paths = listFiles(copyContent()).filter((path) => path.endsWith('.md'));
  const entries = paths.flatMap((path) =>
    ['deleted', 'renamed', 'copied'].map((how): [string, string] => {
      const bytes = readFileSync(join(fixtures, 'plumber', path));
      const other = path.replace(/\.md$/, '-2.md');
      const files: Files = new Map();
      if (how !== 'copied') files.set(path, null);
      if (how !== 'deleted') files.set(other, bytes);
      return [`${path} ${how}`, say(saveAll(files), { published: publishedBefore(files) })];
    }),
  );
  await freeze('files', entries);
});

const OTHERS: Record<string, Typed> = {
  job: aJob,
  review: aReview,
  article: anArticle,
  'team-member': aMember,
  photos: { Gallery: 'Drains' },
  hours: { 'Opening hours': 'Monday - Saturday: 7:00 AM - 4:00 PM' },
  visibility: { 'Which page': 'Notes (/notes)', 'What to do with it': 'Hide it from visitors' },
};

/** The answers of `informalAnswers.txt`, without what they mean. */
function readInformal() {
  let heading: string[] = [];
  const lines = readFileSync(join(fixtures, 'informalAnswers.txt'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    heading = /^(\w\S*) (.+)$/.exec(line) ?? heading;
    const [, name = '', id = ''] = heading;
    const [, typed] = /^ {2}(.+) [=?] .+$/.exec(line) ?? [];
    if (typed === undefined) return [];
    return [{ name, id, typed: typed === '(empty)' ? '' : typed.replaceAll('⏎', '\n') }];
  });
}

test('answers to forms', { timeout: 600_000 }, async () => {
  const plumber = { ...formSite(join(fixtures, 'plumber')), today: '2026-09-18' };
  const before = readFileSync(join(fixtures, 'plumber', 'business.md'), 'utf8').split('\n');

  /** What a form asks, and each line that it writes. */
  function read(form: (typeof issueForms)[number], typed: Typed, site: typeof plumber): string {
    const written = sendForm(form, site, typed);
    const questions = written.problems.map(({ label, text }) => `  ? ${label ?? ''}: ${text}`);
    const files = written.files.flatMap(({ path, text }) => [
      `  ${path}`,
      ...text
        .split('\n')
        .filter((line) => !before.includes(line))
        .map((line) => `    ${line}`),
    ]);
    return [...questions, ...files].join('\n');
  }

  const informal = readInformal().map(({ name, id, typed }): [string, string] => {
    const form = issueForms.find((each) => each.name === name);
    if (!form) throw new Error(`There is no form ${name}.`);
    const question = form.questions(plumber).find((each) => each.id === id || each.id === `photos-${id}`);
    const two: Typed = id === 'shown' ? { Photos: `${attached(1)}\n\n${attached(2)}` } : {};
    const answer: Typed =
      name === 'fact'
        ? { 'Which fact': id, 'What to write': typed }
        : { ...OTHERS[name], ...two, [question?.label ?? id]: typed };
    return [`${name} ${id}: ${typed}`.replaceAll('\n', '⏎'), read(form, answer, plumber)];
  });
  const others = asked.map(([what, form, typed]): [string, string] => [
    `${form.name}: ${what}`,
    read(form, typed, { ...askedSite, today: plumber.today }),
  ]);
  await freeze('forms', [...informal, ...others]);
});

test('answers files', { timeout: 600_000 }, async () => {
  const folder = join(fixtures, 'answers');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const entries = names.map(async (name): Promise<[string, string]> => {
    const answers = readSiteAnswers(readAnswersFile(readFileSync(join(folder, name), 'utf8')));
    const files = await siteFiles(answers, async () => Buffer.from(''));
    const texts = ['business.md', 'navigation.md'].map((path) => String(files.get(path)));
    const lines = [...files.keys(), ...texts.join('\n').split('\n')].map((line) => `  ${line}`);
    return [name, lines.join('\n')];
  });
  await freeze('answersFiles', await Promise.all(entries));
});
