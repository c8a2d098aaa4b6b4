import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { writeYaml } from '../../pipeline/source/plainYaml';
import { readAnswers, showFault } from './answers';
import { readAnswersFile } from './answersFile';
import { siteFiles } from './siteFiles';

const folder = join(projectFolder, 'tests', 'fixtures', 'answers');
function read(text: string) {
  const answers = readAnswers(readAnswersFile(text));
  return { ...answers, others: answers.faults.map(({ label, typed }) => `${label}: ${typed}`) };
}

const shown = ([name, value]: [string, unknown]) => (value === 'yes' ? name : (value ?? []));

const joined = (values: readonly object[]) =>
  values.map((each) => Object.entries(each).flatMap(shown).join(', ')).join(' | ');

/** Each answer on one line, as a person compares it with what was typed. */
function summary(file: string): string {
  const {
    hours,
    services,
    towns,
    people,
    others,
    faults: _faults,
    ...facts
  } = read(readFileSync(join(folder, file), 'utf8'));
  const lists = {
    hours: joined(hours),
    services: joined(services),
    towns: joined(towns),
    people: joined(people),
  };
  const known = Object.entries({ ...facts, ...lists }).filter(
    ([, value]) => value && JSON.stringify(value) !== '{}',
  );
  return `# ${file}\n${writeYaml({ ...Object.fromEntries(known), others })}`;
}

test('answers are read as they were meant', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  await expect(files.map(summary).join('\n')).toMatchFileSnapshot(join(folder, '..', 'readAnswers.txt'));
});

const LEAST =
  'name: A\ntrade: plumber\nphone: 614 555 0142\ntown: Duluth\nstate: MN\nzip: 55802\nservices: Drains\n';

test.each([
  [
    LEAST.replace('614 555 0142', 'call me'),
    'Line 3, phone: “call me” cannot be read. A phone number has ten digits, for example (856) 555-0142.',
  ],
  [
    LEAST.replace('zip: 55802\n', ''),
    'There is no answer for “ZIP code”. Write it like this: ZIP code: 55802',
  ],
  [
    LEAST.replace('services: Drains', 'services: dont know'),
    'There is no answer for “services”. Write it like this: services: Leak repair, Drain cleaning',
  ],
  [
    LEAST.replace('Duluth', 'we work out of 2310 N Blackstone Ave Ste B Fresno'),
    'Line 4, town: “we work out of 2310 N Blackstone Ave Ste B Fresno” cannot be read. Write only the town, for example Duluth.',
  ],
  [LEAST.replace('Duluth', 'Superior, WI'), 'The town is in WI, and the state is MN. Correct one of them.'],
  [LEAST.replace('MN', 'WI'), 'ZIP code 55802 is in MN, not in WI. Correct one of them.'],
  [
    `${LEAST}servises: Leaks\n`,
    'Line 8, servises: There is no answer called “servises”. Did you mean “services”?',
  ],
])('what is missing or not understood is said: %j', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

/** Answers with this line, in place of the one for the same answer. */
const withLine = (line: string) =>
  read(`${line}\n${LEAST.replace(new RegExp(`^${line.split(':')[0]}:.*\n`, 'm'), '')}`);

test.each([
  ['Hermantown, Superior, WI 54880, Two Harbors', 'Hermantown, MN | Superior, WI, 54880 | Two Harbors, MN'],
  ['Cloquet, Superior Wis.', 'Cloquet, MN | Superior, WI'],
  ['PROCTOR; rice lake', 'Proctor, MN | Rice Lake, MN'],
  ['Nine Mile Falls WA, Miles City MT', 'Nine Mile Falls, WA | Miles City, MT'],
  ['East LA, West Duluth MN', 'East LA, MN | West Duluth, MN'],
  ['Duluth', 'Duluth, MN, 55802'],
  ['Esko, 30 miles around', 'Esko, MN', '30 miles around'],
  ['Esko, the whole county', 'Esko, MN', 'the whole county'],
])('the towns %j', (typed, shownTowns, left?: string) => {
  const { towns, others } = withLine(`towns: ${typed}`);
  expect(joined(towns)).toBe(shownTowns);
  expect(others).toEqual(left ? [`towns: ${left}`] : []);
});

const WEEK = 'Monday - Friday, 7:00 AM, 6:00 PM';

test.each([
  ['7 to 6 weekdays, saturdays in summer', '', '7 to 6 weekdays, saturdays in summer'],
  ['7am-dusk Mon thru Sat', '', '7am-dusk Mon thru Sat'],
  ['Mon-Fri 7-6, except Wed', '', 'Mon-Fri 7-6, except Wed'],
  ['7-6 weekdays, by appointment', '', '7-6 weekdays, by appointment'],
  ['M-F 7-6, S 9-1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['Mon thru Fri 7 til 6, Sat 9 ’til 1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['every day 8-5', 'Monday - Sunday, 8:00 AM, 5:00 PM'],
  ['call first', 'Monday - Sunday, byAppointment'],
  ['24/7', 'Monday - Sunday, 24 hours'],
  [
    'M-F 7am to 4:30, emergencies anytime, closed weekends',
    '',
    'M-F 7am to 4:30, emergencies anytime, closed weekends',
  ],
  ['closed Sunday', '', 'closed Sunday'],
  ['\n  Mon-Fri: 8-5', 'Monday - Friday, 8:00 AM, 5:00 PM | Saturday - Sunday, closed'],
  ['{}', ''],
  ['Mon-Fri 8-5, Mon 9-12', '', 'Mon-Fri 8-5, Mon 9-12'],
  ['Sat 8 to noon', 'Monday - Friday, closed | Saturday, 8:00 AM, 12:00 PM | Sunday, closed'],
])('the hours %j', (typed, shownHours, left?: string) => {
  const { hours, others } = withLine(`hours: ${typed}`);
  expect(joined(hours)).toBe(shownHours);
  expect(others).toEqual(left ? [`hours: ${left}`] : []);
});

test.each([
  ['owner', 'ERIK LINDQVIST, 15 years', 'Erik Lindqvist, 15 years, Owner'],
  ['owner', 'Bob Smith & Sons', '', 'Bob Smith & Sons'],
  ['team', 'tom berg (climber, driver), Jo Diaz', 'Tom Berg, Climber, driver | Jo Diaz'],
  ['team', 'Tom, 2 guys in summer', 'Tom', '2 guys in summer'],
  ['team', 'in law Cory', '', 'in law Cory'],
  ['owner', 'my brother in law Cory', '', 'my brother in law Cory'],
  ['owner', 'Ann Lee, ask for her at the desk', '', 'Ann Lee, ask for her at the desk'],
  ['team', 'ana maría de la cruz, Pieter van der Berg', 'Ana María de la Cruz | Pieter van der Berg'],
])('the %s %j', (key, typed, shownPeople, left?: string) => {
  const { people, others } = withLine(`${key}: ${typed}`);
  expect(joined(people)).toBe(shownPeople);
  expect(others).toEqual(left ? [`${key}: ${left}`] : []);
});

test.each([
  ['Masons', 'Your mason in Duluth'],
  ['roofing contractor', 'Your roofing contractor in Duluth'],
  ['chimney sweep', 'Chimney sweep in Duluth'],
])('the trade %j', async (typed, heading) => {
  const files = await siteFiles(withLine(`trade: ${typed}`), async () => Buffer.from(''));
  expect(files.get('pages/home.md')).toContain(`heading: ${heading}\n`);
});

test.each([
  ['name: Construcciones y Remodelaciones Villaseñor Hermanos', 'business.md', 'shortName: Construcciones\n'],
  [
    'name: Smith, Jones, and Partners of the North Shore',
    'business.md',
    'shortName: Smith, Jones, and Partners\n',
  ],
  [
    'onePage: yes',
    'pages/home.md',
    'the pages promise a free estimate, a price in writing and everything cleaned up; delete what is not true\n',
  ],
  ['language: es\ntrade: painter', 'pages/home.md', 'heading: Su pintor en Duluth\n'],
  [
    'language: Spanish\ntrade: house cleaning',
    'pages/home.md',
    'heading: Su empresa de limpieza en Duluth\n',
  ],
  ['language: Spanish\nowner: Martha Luján', 'team/martha-lujan.md', 'role: Al frente del negocio\n'],
  ['language: Spanish', 'business.md', '# To write: the address of your site'],
  ['employees: 12', 'pages/about.md', 'and nearby. We are close by and know the area.\n'],
  ['name: Smith, Jones, and Partners of the North Shore', 'pages/about.md', 'heading: About {shortName}\n'],
  ['license: ROC 301122', 'business.md', 'license: ROC 301122\nlicenseLabel: License\n'],
  ['license: none', 'business.md', '  country: US\ntowns:'],
  ['services: Drains, ADA bathrooms', 'business.md', 'What we do: drains and ADA bathrooms.'],
  ['trade: handyman', 'pages/services.md', 'title: Home repair services in Duluth, MN\n'],
])('the site of %j', async (line, path, text) => {
  const files = await siteFiles(withLine(line), async () => Buffer.from(''));
  expect(String(files.get(path))).toContain(text);
});

test.each([
  [
    'license: none needed in MN, tree inspector dnr',
    { license: undefined, others: ['license: none needed in MN, tree inspector dnr'] },
  ],
  ['license: licensed and insured since 1998', { license: undefined }],
  ['license: CSLB # 1043217', { license: 'CSLB # 1043217', others: [] }],
  ['street: behind the gas station', { street: undefined, others: ['street: behind the gas station'] }],
  ['address: Main Street, Duluth, MN', { street: 'Main Street', others: [] }],
  ['team: Helps, Owner', { people: [], others: ['team: Helps', 'team: Owner'] }],
  ['town: 2310 N Blackstone Ave Ste B Duluth', { street: '2310 N Blackstone Ave Ste B', town: 'Duluth' }],
  ['language: Klingon', { language: 'English', others: ['language: Klingon'] }],
  ['town: 12 Lake Ave, Duluth, Minnesota', { street: '12 Lake Ave', town: 'Duluth' }],
  ['town: Port Minnesota\nstate: WI\nzip: 54880', { town: 'Port Minnesota' }],
  ['color: forest green', { business: { brand: { color: '#017a08' } } }],
  ['color: orange', { darkened: { typed: 'orange', color: '#aa4e00' } }],
  ['color: green and white', { business: {}, others: ['color: green and white'] }],
])('%j', (line, expected) => {
  expect(withLine(line)).toMatchObject(expected);
});

test('each thing that is not on the site is said with its line', () => {
  const lines = [
    'services:',
    '  - name: Drains',
    '    price: $200',
    '  - Leaks',
    'towns:',
    '  # those nearby',
    '  - Proctor',
    '  - 30 miles around',
    'slogan: Always.',
    'hours: whenever',
    'hours: 24/7',
  ];
  const { services, faults } = read(LEAST.replace('services: Drains\n', lines.join('\n')));
  expect(services.map(({ name }) => name)).toEqual(['Drains', 'Leaks']);
  expect(faults.map(showFault)).toEqual([
    'Line 9, services: “price” is not taken here.',
    'Line 14, towns: “30 miles around” cannot be read. Write only the name of the town, for example Superior WI 54880.',
    'Line 15, slogan: There is no answer called “slogan”.',
    'Line 16, hours: “whenever” cannot be read. Write the days and when you are open on them, for example Mon-Fri 8-5, Sat 9-12, and nothing else.',
    'Line 17, hours: There are two answers called “hours”. Only the first is on the site.',
  ]);
});

test('fences are no answers, and what stands before the first answer is said', () => {
  const { business, faults } = read(`---\nWe are plumbers.\n# Ours\n${LEAST}color: navy\n---\n`);
  expect(business).toEqual({ brand: { color: '#000080' } });
  expect(faults.map(showFault)).toEqual([
    'Line 2, We are plumbers.: There is no answer called “We are plumbers.”.',
  ]);
});
