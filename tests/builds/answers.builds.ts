import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { everydayTrades } from '../../pipeline/kinds/trade';
import { checkFolder } from '../../pipeline/lint/lint';
import { drawHills } from '../../pipeline/media/drawHills';
import { readSiteAnswers } from '../../scripts/newSite/answers';
import { readAnswersFile } from '../../scripts/newSite/answersFile';
import { siteFiles } from '../../scripts/newSite/siteFiles';
import { siteLanguages } from '../../scripts/newSite/templates';
import { isWhole } from '../isWhole';

const SITES = isWhole ? 100 : 20;
const folder = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEYS = [
  'name',
  'trade',
  'phone',
  'email',
  'city',
  'state',
  'zip',
  'hours',
  'services',
  'towns',
  'owner',
];
const HOURS = ['Mon-Sat 7am-6pm', '8-5 weekdays', '24/7', 'ask', 'M-F 8 to 5, Sat 9-1', 'whenever'];
const PLACES = [
  ['Duluth', 'MN', '55802'],
  ['el paso', 'Texas', '79901'],
  ['South Portland', 'Me.', '04106'],
  ['Boise, ID', 'idaho', '83702'],
] as const;
const NAMES = [
  'O’Neil & Sons',
  'A+ "Quality" Works',
  'Hermanos Peña: todo',
  '# 1 Choice',
  'Four Corners Home Services of the Greater Valley LLC',
];
const SERVICES = [
  'small repairs, big repairs',
  'inspección; limpieza',
  '24 hour calls',
  'Tune-ups & repairs',
];
const TOWNS = [
  'Proctor 55810, hermantown',
  'Superior WI',
  'none',
  'las cruces nm 88001, Socorro',
  'St. Paul, O’Fallon',
];
const OWNERS = ['Ann Lee', 'Bo Ruud, 12 years', 'dont know', 'Ana María de la Cruz, 8 años'];

/** Writes the site of an answers file, each picture the same. Returns what the check finds but for what is still to write. */
async function faultsOf(text: string, picture: Buffer): Promise<string[]> {
  const content = join(folder, 'content');
  rmSync(content, { recursive: true, force: true });
  for (const [path, file] of await siteFiles(readSiteAnswers(readAnswersFile(text)), async () => picture)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), file);
  }
  return checkFolder(content)
    .messages.filter(({ ruleId }) => ruleId !== 'to-write')
    .map(({ file, start, reason }) => `${file}:${start.line} ${reason}\n${text}`);
}

test(`${SITES} sites from answers of many shapes have no error`, async () => {
  let seed = 32;
  /** Any of the values, in an order that is the same each time. */
  function any<Value>(values: readonly Value[]): Value {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const value = values[(seed >> 8) % values.length];
    if (value === undefined) throw new Error('There is no value.');
    return value;
  }
  const picture = await drawHills('images/home.jpg', { color: '#17382f', action: '#a5502a' });
  const faults: string[] = [];
  for (let count = 0; count < SITES; count += 1) {
    const language = siteLanguages[count % siteLanguages.length];
    const trade = any([...everydayTrades.flatMap(({ names }) => names), 'chimney sweep']);
    const [town, state, zip] = any(PLACES);
    const phone = any(['218-555-0142', '(218) 555 0142', '+1 218.555.0142']);
    const email = any(['info@north.example', 'n/a', 'someone@gmail.com']);
    const typed = [
      any(NAMES),
      trade,
      phone,
      email,
      town,
      state,
      zip,
      any(HOURS),
      any(SERVICES),
      any(TOWNS),
      any(OWNERS),
    ];
    const lines = KEYS.map((key, at) => `${key}: ${typed[at]}`);
    const text = [`language: ${language?.name}`, ...lines].join('\n');
    faults.push(...(await faultsOf(text, picture)));
  }
  expect(faults).toEqual([]);
});
