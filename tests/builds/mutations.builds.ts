import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, valid } from 'node-html-parser';
import sax from 'sax';
import { afterAll, expect, test, vi } from 'vitest';
import { pageData } from '../../pages/pageData';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import { seededRandom } from '../../pipeline/media/drawHills';
import { entriesOf } from '../../pipeline/model/entries';
import { treeReader } from '../../pipeline/model/load/textTrees';
import { listFiles } from '../../pipeline/source/listFolder';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { textFiles } from '../../renderer/outputs/makeOutputs';
import { renderDocument } from '../../renderer/renderDocument';
import { isWhole } from '../isWhole';
import { copyContent } from '../unit/copyContent';

/** Each file is linted once, however often it is checked. */
vi.mock('../../pipeline/lint/lintFile', async (original) => {
  const actual = await original<typeof import('../../pipeline/lint/lintFile')>();
  const known = new Map<string, ReturnType<typeof actual.lintFile>>();
  const lintFile: typeof actual.lintFile = (...file) => {
    const key = JSON.stringify(file);
    const linted = known.get(key) ?? actual.lintFile(...file);
    known.set(key, linted);
    return linted;
  };
  return { ...actual, lintFile };
});

/** `MUTATIONS=2000 SEED=7 npx vitest run --project builds tests/builds/mutations.builds.ts` tries others. */
const COUNT = Number(process.env.MUTATIONS ?? (isWhole ? 200 : 40));
const SEED = Number(process.env.SEED ?? 30);

type Random = () => number;
const below = (count: number, random: Random) => Math.floor(random() * count);

function pick<T>(from: readonly T[], random: Random): T {
  const picked = from[below(from.length, random)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}

/** What is pasted, and is likely to break a page, a feed or a parser. */
const SIGNS = `" ' < > & ]]> <!-- </script> <b> &amp; &#0; % %zz \\ { } {phone} {fone} [ ]( [a](/notes) ![]( \` ~~~ ** | # --- : ? ! @ >- 0 -1 1e9`;
const ADDRESSES =
  'data:text/html,x javascript:x https:// https:///x https://[::1 mailto: tel: /../ // #estimate';
const VALUES =
  '2024-02-30 25:00 no null \u0000 \u000b \u200b \u202e \u2028 \ufeff \ufffe \uffff \ud83d 🔧 ñ n\u0303';
const PASTED = [
  ...`${SIGNS} ${ADDRESSES} ${VALUES}`.split(' '),
  ...[
    '\n---\n',
    ': ',
    ' #',
    '- ',
    '* ',
    '\t',
    '\n',
    '\n\n',
    '  ',
    '\r',
    'https://a b',
    '-> /',
    ' -> /contact',
  ],
];

type Edit = (lines: string[], random: Random) => string[];

const edits: readonly Edit[] = [
  function pasteAnywhere(lines, random) {
    const at = below(lines.length, random);
    const column = below((lines[at] ?? '').length + 1, random);
    return lines.with(at, `${lines[at]?.slice(0, column)}${pick(PASTED, random)}${lines[at]?.slice(column)}`);
  },
  function pasteOverValue(lines, random) {
    const at = below(lines.length, random);
    return lines.with(
      at,
      (lines[at] ?? '').replace(/(^\s*(?:- )?(?:[\w ]+: )?).*$/, `$1${pick(PASTED, random)}`),
    );
  },
  function deleteLines(lines, random) {
    return lines.toSpliced(below(lines.length, random), 1 + below(random() < 0.5 ? 1 : 8, random));
  },
  function repeatLine(lines, random) {
    const at = below(lines.length, random);
    return lines.toSpliced(at, 0, lines[at] ?? '');
  },
  function moveLine(lines, random) {
    const [line = ''] = lines.slice(below(lines.length, random));
    return lines.filter((each) => each !== line).toSpliced(below(lines.length, random), 0, line);
  },
  function indentLine(lines, random) {
    const at = below(lines.length, random);
    return lines.with(at, random() < 0.5 ? `  ${lines[at]}` : (lines[at] ?? '').replace(/^ {1,2}/, ''));
  },
  function deleteCharacter(lines, random) {
    const at = below(lines.length, random);
    const column = below((lines[at] ?? '').length, random);
    return lines.with(at, `${lines[at]?.slice(0, column)}${lines[at]?.slice(column + 1)}`);
  },
  function cutOff(lines, random) {
    return lines.slice(0, 1 + below(lines.length, random));
  },
];

/** Half of the edits are below the fields, where most of them are accepted. */
function editPart(text: string, edit: Edit, random: Random): string {
  const body = text.indexOf('\n---\n') + 5;
  const isBody = random() < 0.5 && body < text.length;
  const from = isBody ? body : 0;
  return text.slice(0, from) + edit(text.slice(from).split('\n'), random).join('\n');
}

const NAMES = ['-2.md', ' 2.md', '.MD', '.txt', 'ñ.md'];

/** Edits some files of a folder as an owner, a phone or another program might by mistake. Returns what was done. */
function mutate(folder: string, random: Random): string {
  const done: string[] = [];
  for (let left = random() < 0.6 ? 1 : 3; left > 0; left -= 1) {
    const files = listFiles(folder).filter((path) => path.endsWith('.md'));
    const path = pick(files, random);
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    const edit = pick(edits, random);
    const action = random();
    if (action < 0.06) rmSync(file);
    else if (action < 0.1) writeFileSync(join(folder, pick(files, random)), text);
    else if (action < 0.14) renameSync(file, file.replace(/\.md$/, pick(NAMES, random)));
    else writeFileSync(file, editPart(text, edit, random));
    done.push(`${action < 0.14 ? 'delete, copy or rename' : edit.name} ${path}`);
  }
  return done.join(', ');
}

const work = mkdtempSync(join(tmpdir(), 'mutations-'));
const pool = new WorkerPool();
const store = new Store(join(work, 'store'));
afterAll(async () => {
  await pool.close();
  rmSync(work, { recursive: true });
});

let refused = 0;

/** The data of pages that could be rendered. */
const rendered = new Set<string>();

/** Makes the pages and the files of a site in memory. Throws if one cannot be made or read. Returns whether the check accepts it. */
async function buildInMemory(content: string): Promise<boolean> {
  const { site } = await loadCheckedSite(
    content,
    { store, version: '1', pool },
    { functionsUrl: '/functions/v1' },
  );
  if (!site) return false;
  const open = treeReader(dirname(content));
  for (const page of entriesOf(site)) {
    const data = pageData(page, site);
    const json = JSON.stringify(data);
    if (rendered.has(json)) continue;
    const html = renderDocument(data, open);
    expect(valid(html), page.address).toBe(true);
    for (const script of parse(html).querySelectorAll('script[type="application/ld+json"]'))
      expect(JSON.parse(script.text)).toHaveProperty('@graph');
    rendered.add(json);
  }
  for (const [path, text] of textFiles(site, new Map(), open)) {
    if (path.endsWith('.xml')) expectXml(path, text);
    if (path.endsWith('.webmanifest')) JSON.parse(text);
  }
  return true;
}

/** Characters that no XML may have. */
const NO_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}(?<![\u007f-\u009f])/u;

function expectXml(path: string, text: string): void {
  expect(text, path).not.toMatch(NO_XML);
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw new Error(`${path}: ${error.message}`);
  };
  parser.write(text).close();
}

test.each(Array.from({ length: COUNT }, (_each, index) => SEED * 1_000_000 + index))(
  'what the check accepts is built: %i',
  async (seed) => {
    const content = copyContent();
    const done = mutate(content, seededRandom(seed));
    const isAccepted = await buildInMemory(content).catch((cause: unknown) => {
      throw new Error(done, { cause });
    });
    refused += isAccepted ? 0 : 1;
  },
);

test('some are accepted, and some refused', () => {
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(COUNT);
});
