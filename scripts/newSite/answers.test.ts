import { expect, test } from 'vitest';
import { readAnswers, readSiteAnswers, showFault } from './answers';
import { readAnswersFile } from './answersFile';
import { listAnswers } from './showAnswers';
import { siteFiles } from './siteFiles';

function read(text: string) {
  const answers = readSiteAnswers(readAnswersFile(text));
  return { ...answers, others: answers.faults.map(({ label, typed }) => `${label}: ${typed}`) };
}

const shown = ([name, value]: [string, unknown]) => (value === 'yes' ? name : (value ?? []));

const joined = (values: readonly object[]) =>
  values.map((each) => Object.entries(each).flatMap(shown).join(', ')).join(' | ');

const LEAST =
  'name: A\ntrade: plumber\nphone: 614 555 0142\ntown: Duluth\nstate: MN\nzip: 55802\nservices: Drains\n';

test.each([
  [
    LEAST.replace('55802', '55802/55803'),
    'Line 6, zip: “55802/55803” can be read in two ways. Write 55802, or 55803.',
  ],
  [
    LEAST.replace('name: A', 'business name: A').replace('555 0142', ''),
    'correction:\nLine 3, phone: “614” cannot be read.',
  ],
  [
    LEAST.replace('zip: 55802\n', ''),
    'There is no answer for “ZIP code”. Write it like this: ZIP code: 55802',
  ],
  [
    LEAST.replace('services: Drains', 'services: none, n/a'),
    'There is no answer for “services”. Write it like this: services: Leak repair, Drain cleaning',
  ],
  [
    LEAST.replace('name: A', 'name: Tide Docks - Al Bell, owner'),
    'Line 1, name: “Tide Docks - Al Bell, owner” cannot be read.',
  ],
  [
    LEAST.replace('name: A', 'name: TIDE SEPTIC !!! CALL NOW'),
    'Line 1, name: “TIDE SEPTIC !!! CALL NOW” cannot be read.',
  ],
  [
    LEAST.replace('plumber', 'roofer / siding'),
    'Line 2, trade: “roofer / siding” cannot be read. Write only its name, for example plumber.',
  ],
  [
    LEAST.replace('Drains', 'Drains, oh and sprinkler repair'),
    'Line 7, services: “oh and sprinkler repair” cannot be read.',
  ],
  [
    LEAST.replace('name: A', 'name: Blue Door Painting or maybe Blue Door Painters'),
    'Line 1, name: “Blue Door Painting or maybe Blue Door Painters” cannot be read.',
  ],
  [
    LEAST.replace('Duluth', 'we work out of 2310 N Blackstone Ave Ste B Fresno'),
    'Line 4, town: “we work out of 2310 N Blackstone Ave Ste B Fresno” cannot be read. Write only the town, for example Duluth.',
  ],
  [
    LEAST.replace('Duluth\nstate: MN\nzip: 55802', 'Kennewick/Richland/Pasco, WA 99336'),
    'correction:\nLine 4, town: “Kennewick/Richland/Pasco, WA 99336” cannot be read. Write one town here, such as Kennewick WA 99336. The others belong in “towns”.',
  ],
  [LEAST.replace('Duluth', 'Duluth, Esko or Proctor'), 'such as Duluth. The others belong in “towns”.'],
  [LEAST.replace('Duluth', 'CDA'), '“CDA” cannot be read. Write only the town, for example Duluth.'],
  [LEAST.replace('Duluth', 'Superior, WI'), 'The town is in WI, and the state is MN. Correct one of them.'],
  [
    LEAST.replace('town: Duluth\nstate: MN\nzip: 55802', 'address: no office, I come to you. Bend OR 97701'),
    'correction:\nLine 4, address: “no office, I come to you. Bend OR 97701” cannot be read. Write the place as on a letter, for example 12 Lake Avenue, Duluth, MN 55802.',
  ],
  [
    LEAST.replace('614 555 0142', '614-555-0108/0109'),
    'Line 3, phone: “614-555-0108/0109” cannot be read. Write only the number, such as (614) 555-0108.',
  ],
  [
    LEAST.replace(
      'Duluth\nstate: MN\nzip: 55802',
      'Duluth\naddress: 12 Lake Ave, Duluth, MN, United States, Minnesota 55802',
    ),
    'cannot be read. Write the place as on a letter',
  ],
  [LEAST.replace('MN', 'WI'), 'Line 6, zip: ZIP code 55802 is in MN, not in WI. Correct one of them.'],
  [
    LEAST.replace('614 555 0142', '614-555-0162 ext 3\nlanguage: es'),
    'Line 3, phone: “614-555-0162 ext 3” cannot be read. A phone number has ten digits, for example (856) 555-0142. Leave out the extension.\nWrite days, colors and the like in English. What visitors read stays as you write it.',
  ],
  [LEAST.replace('plumber', 'plumer'), 'Line 2, trade: “plumer” cannot be read. Did you mean plumber?'],
  [`${LEAST}language: Klingon\n`, 'Line 8, language: “Klingon” cannot be read. Write one of these'],
  [
    `${LEAST}time zone: Central (not eastern!!)\n`,
    'Line 8, time zone: “Central (not eastern!!)” cannot be read. The time zones are',
  ],
  [
    LEAST.replace('Drains', '\n  yards: [design, sod]\n  snow: driveways'),
    'Line 8, services: “yards: design, sod, snow: driveways” cannot be read. Write only the name of a service, or its name and price, for example Leak repair $250 and up: no offer, no remark, no symbol.',
  ],
  [
    LEAST.replace('614 555 0142', '555-0187 (612)'),
    'Line 3, phone: “555-0187 (612)” cannot be read. A phone number begins with its area code, and the next digit is never 0 or 1, for example (856) 555-0142.',
  ],
  [
    LEAST.replace('Drains', 'Free estimates'),
    'Line 7, services: “Free estimates” cannot be read. Write only the name of a service, or its name and price, for example Leak repair $250 and up: no offer, no remark, no symbol.',
  ],
  [
    `${LEAST}servises: Leaks\n`,
    'Line 8, servises: There is no answer called “servises”. Did you mean “services”?',
  ],
])('what is missing or not understood is said: %j', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

/** Answers with this line, in place of the one for the same answer. */
const replaceLine = (line: string) =>
  `${line}\n${LEAST.replace(new RegExp(`^${line.split(':')[0]}:.*\n`, 'm'), '')}`;
const withLine = (line: string) => read(replaceLine(line));

test.each([
  ['Hermantown, Superior, WI 54880, Two Harbors', 'Hermantown, MN | Superior, WI, 54880 | Two Harbors, MN'],
  ['Cloquet, Superior Wis.', 'Cloquet, MN | Superior, WI'],
  ['East LA, West Duluth MN', 'East LA, MN | West Duluth, MN'],
  ['Duluth', 'Duluth, MN, 55802'],
  ['Esko 55733, Esko 55734', 'Esko, MN, 55734', 'Esko'],
  ['Esko 55733, Esko 55733, Duluth, Duluth', 'Esko, MN, 55733 | Duluth, MN, 55802'],
  ['Esko, the whole county', '', 'the whole county'],
  ['Esko, Bluff City and Piney Flats', '', 'Bluff City and Piney Flats'],
  ['Perrysburg OH 43551, Oregon OH', 'Perrysburg, OH, 43551 | Oregon, OH'],
  ['Coeur d’Alene ID, Fond du Lac WI', 'Coeur d’Alene, ID | Fond du Lac, WI'],
  ['Esko, Coon Valley Onalaska Holmen WI', '', 'Coon Valley Onalaska Holmen WI'],
  ['Port St. Lucie, Nine Mile Bridge MN', 'Port St. Lucie, MN | Nine Mile Bridge, MN'],
  ['Esko, no farther', '', 'no farther'],
  ['Esko, Truth or Consequences NM', 'Esko, MN | Truth or Consequences, NM'],
  ['Esko, delaware co.', '', 'delaware co.'],
  ['Esko, Denver CO, Aurora Co 80010', 'Esko, MN | Denver, CO | Aurora, CO, 80010'],
  ['Esko, Northern Virginia', '', 'Northern Virginia'],
  ['Esko, the hilltowns', '', 'the hilltowns'],
])('the towns %j', (typed, shownTowns, left?: string) => {
  const { towns, others } = withLine(`towns: ${typed}`);
  expect(joined(towns)).toBe(shownTowns);
  expect(others).toEqual(left ? [`towns: ${left}`] : []);
});

const WEEK = 'Monday - Friday, 7:00 AM, 6:00 PM';

test.each([
  ['7 to 6 weekdays, saturdays in summer', '', '7 to 6 weekdays, saturdays in summer'],
  ['Mon thru Fri 7 til 6, Sat 9 ’til 1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['every day 8-5', 'Monday - Sunday, 8:00 AM, 5:00 PM'],
  ['call first', 'Monday - Sunday, byAppointment'],
  ['\n  Mon-Fri: 8-5', 'Monday - Friday, 8:00 AM, 5:00 PM | Saturday - Sunday, closed'],
  ['{}', ''],
  ['M-F 730-430p', 'Monday - Friday, 7:30 AM, 4:30 PM | Saturday - Sunday, closed'],
  ['call', '', 'call'],
])('the hours %j', (typed, shownHours, left?: string) => {
  const { hours, others } = withLine(`hours: ${typed}`);
  expect(joined(hours)).toBe(shownHours);
  expect(others).toEqual(left ? [`hours: ${left}`] : []);
});

test.each([
  ['owner', 'Miguel Ruiz y Jorge Ruiz, 15 años', '', 'Miguel Ruiz y Jorge Ruiz, 15 años'],
  ['owner', '\n  name: Deb and Tom Kessler', '', 'name: Deb and Tom Kessler'],
  ['owner', 'Dwayne Cobb (owner/operator), 30+ years', 'Dwayne Cobb, 30+ years, Owner/operator'],
  ['team', 'Tom Berg (climber, driver), Jo Diaz', 'Tom Berg, Climber, driver | Jo Diaz'],
  ['team', 'Tom, 2 guys in summer', '', '2 guys in summer'],
  ['owner', 'Tim Beal (my dad started it)', '', 'Tim Beal (my dad started it)'],
  ['owner', 'William "Wild Bill" Hendricks Jr., 22 yrs', 'William "Wild Bill" Hendricks Jr., 22 yrs, Owner'],
  ['owner', 'Lena Okafor - 8 yrs painting', 'Lena Okafor, 8 yrs painting, Owner'],
  ['team', 'No', ''],
  ['team', 'Bo Ruud (Bookkeeper), 35yrs, Jo Diaz 3yrs', 'Bo Ruud, Bookkeeper, 35yrs | Jo Diaz, 3yrs'],
  ['team', 'Mike\nowner: Mike D.', 'Mike D., Owner', 'Mike'],
  ['team', 'Stan - lead, Jo Diaz\nowner: Stan Kowalski Jr.', 'Stan Kowalski Jr., Owner | Jo Diaz', 'Stan'],
  ['team', 'Jo Diaz\nowner: Jo Diaz Jr.', 'Jo Diaz Jr., Owner | Jo Diaz'],
  ['team', 'Stan Jr., Jo Diaz\nowner: Stan Kowalski Jr.', 'Stan Kowalski Jr., Owner | Jo Diaz', 'Stan Jr.'],
  ['team', 'Mike Jr.\nowner: Mike', 'Mike, Owner | Mike Jr.'],
  ['team', 'Mike Dorn - lead tech\nowner: Mike Dorn, 20 years', 'Mike Dorn, 20 years, Lead tech'],
  ['team', 'TBD - hiring', '', 'TBD - hiring'],
  ['team', 'T.J. (tech)', 'T.J., Tech'],
  [
    'team',
    'Erik Lindqvist, foreman; Cody W., chinking crew; Jo Diaz, 3 yrs; Al Bell, Jr.',
    'Erik Lindqvist, Foreman | Cody W., Chinking crew | Jo Diaz, 3 yrs | Al Bell, Jr.',
  ],
  [
    'team',
    'Dana Whit, Owner and Master Electrician, Bo Ruud, Lead carpenter',
    'Dana Whit, Owner and Master Electrician | Bo Ruud, Lead carpenter',
  ],
  ['team', '\n  - Dana Whit, owner & lead tech', 'Dana Whit, Owner & lead tech'],
  ['team', 'ANA MARÍA DE LA CRUZ, Pieter van der Berg', 'Ana María de la Cruz | Pieter van der Berg'],
])('the %s %j', (key, typed, shownPeople, left?: string) => {
  const { people, others } = withLine(`${key}: ${typed}`);
  expect(joined(people)).toBe(shownPeople);
  expect(others).toEqual(left ? [`${key}: ${left}`] : []);
});

test.each([
  ['Masons', 'Your mason in Duluth'],
  ['pool cleaning & repairs', 'Pool cleaning & repairs in Duluth'],
  ['HVAC', 'Your heating and cooling company in Duluth'],
])('the trade %j', async (typed, heading) => {
  const files = await siteFiles(withLine(`trade: ${typed}`), async () => Buffer.from(''));
  expect(files.get('pages/home.md')).toContain(`heading: ${heading}\n`);
});

test.each([
  ['name: Construcciones y Remodelaciones Villaseñor Hermanos', 'business.md', 'shortName: Construcciones\n'],
  ['short name: Villaseñor Hermanos de la Costa', 'business.md', 'shortName: Villaseñor Hermanos\n'],
  [
    'name: Smith, Jones, and Partners of the North Shore',
    'business.md',
    'shortName: Smith, Jones, and Partners\n',
  ],
  [
    'services:\n  - name: Drains\n    description: We come at night.',
    'services/drains.md',
    'text: We come at night.\n',
  ],
  [
    'language: Spanish\ntrade: house cleaning',
    'pages/home.md',
    'heading: Su empresa de limpieza en Duluth\n',
  ],
  ['language: Spanish\nowner: Martha Luján', 'team/martha-lujan.md', 'role: Al frente del negocio\n'],
  ['language: Spanish', 'business.md', '# To write: the address of your site'],
  ['employees: 12', 'pages/about.md', 'and nearby. Tell us what you need.\n'],
  ['name: |\n  DEB & SONS\n  Garage Doors', 'business.md', 'name: DEB & SONS Garage Doors\n'],
  ['name: Smith, Jones, and Partners of the North Shore', 'pages/about.md', 'heading: About {shortName}\n'],
  ['license: ROC 301122', 'business.md', 'license: ROC 301122\nlicenseLabel: License\n'],
  ['hours: Mon-Sat 8-5', 'business.md', '# To write: corrections, where these answers need them: hours\n'],
  ['towns: Cloquet, Superior WI', 'business.md', '# To write: a page for Cloquet, Superior, WI: each'],
  ['towns: Cloquet, Superior WI', 'business.md', '  - Cloquet\n  - Superior, WI\n'],
  ['team: Bo Ruud (office mgr.)', 'team/bo-ruud.md', 'description: Ask for Bo Ruud when you call.\n---'],
  ['trade: piano movers', 'business.md', 'kind: MovingCompany\ntagline: Piano movers in Duluth\n'],
])('the site of %j', async (line, path, text) => {
  const files = await siteFiles(withLine(line), async () => Buffer.from(''));
  expect(String(files.get(path))).toContain(text);
});

test('only a service’s own page has sentences with its name', async () => {
  const files = await siteFiles(withLine('services: Drains, ADA bathrooms'), async () => Buffer.from(''));
  const others = [...files].filter(([path]) => /^(?!services\/).*\.md$/.test(path));
  const sentences = others.flatMap(
    ([, text]) => String(text).match(/^(?:description: |\w).*[.?]"?$/gm) ?? [],
  );
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((each) => /drains|bathrooms/i.test(each))).toEqual([]);
});

test.each([
  ['license: CSLB # 1043217', { license: 'CSLB # 1043217', others: [] }],
  [
    'street: Hwy 20, 1/2 mi past the mill',
    { street: undefined, others: ['street: Hwy 20, 1/2 mi past the mill'] },
  ],
  ['street: Shop’s at 77 Old Mill Rd', { street: undefined, others: ['street: Shop’s at 77 Old Mill Rd'] }],
  ['address: Main Street, Duluth, MN', { street: 'Main Street', others: [] }],
  ['team: Bo (mi hermano)', { people: [], others: ['team: Bo (mi hermano)'] }],
  ['team: Helps, Owner', { people: [], others: ['team: Helps, Owner'] }],
  ['town: 2310 N Blackstone Ave Ste B Duluth', { street: '2310 N Blackstone Ave Ste B', town: 'Duluth' }],
  ['short name: yes', { shortName: undefined, others: ['short name: yes'] }],
  ['town: Port Minnesota\nstate: WI\nzip: 54880', { town: 'Port Minnesota' }],
  ['services: roofs, siding, and gutters', { services: [{}, {}, { name: 'Gutters' }], others: [] }],
  ["since: '09", { founded: 2009 }],
  ["since: Jan '18", { founded: 2018 }],
  ['since: 2017ish', { founded: undefined, others: ['since: 2017ish'] }],
  ['since: 12 years ago', { founded: new Date().getFullYear() - 12 }],
  ['employees: 4 and me', { employees: '5' }],
  ['employees: 12 trucks', { employees: undefined, others: ['employees: 12 trucks'] }],
  [
    'services: |\n  ✅ Drains\n  • Leak repair',
    { services: [{ name: 'Drains' }, { name: 'Leak repair' }], others: [] },
  ],
  ['license: none needed here', { license: undefined, others: [] }],
  ['services: drains, leaks.', { services: [{}, { name: 'Leaks' }], others: [] }],
  ['address: |\n  12 Lake Ave\n  Duluth, MN 55802', { street: '12 Lake Ave', town: 'Duluth', others: [] }],
  ['website: no', { site: undefined, others: [] }],
  ['services: A/C repair/heating', { services: [{}], others: [] }],
  ['services: drains/leak repair/sewers', { services: [{}, {}, { name: 'Sewers' }], others: [] }],
  ['town:Ely\nlanguage:es', { town: 'Ely', language: 'Spanish' }],
  [
    'services:\n-broken springs $189\n-sweeping — $225 per flue',
    {
      services: [{ name: 'Broken springs', text: 'Broken springs $189.' }, { name: 'Sweeping' }],
      others: [],
    },
  ],
  [
    'services:\n  - Screens (LVP): $5/ft\n  - Rails: oak, ash or steel\n  - Sash (inside only)',
    {
      services: [
        { name: 'Screens', text: 'Screens (LVP): $5/ft.' },
        { name: 'Rails', text: 'Rails: oak, ash or steel.' },
        { name: 'Sash', text: 'Sash (inside only).' },
      ],
    },
  ],
  [
    'services: Springs from $189, Reroof $8,500 and up',
    { services: [{ name: 'Springs' }, { name: 'Reroof' }], others: [] },
  ],
  ['since: 2107', { founded: undefined, others: ['since: 2107'] }],
  [
    'address: don’t show our home! 58 Ives St, Duluth MN 55802',
    { street: undefined, others: [expect.stringContaining('58 Ives St')] },
  ],
  ['address: 1180 W 3rd Ave Unit B', { street: '1180 W 3rd Ave Unit B', town: 'Duluth' }],
  [
    'team: Mike\nowner: Mike Dorn',
    {
      people: [{ name: 'Mike Dorn' }],
      faults: [
        { message: '“Mike” may be Mike Dorn, the owner. Write the whole name of somebody else.', line: 1 },
      ],
    },
  ],
  [
    'team: Tony (electrician)\nowner: Anthony "Tony" Ricci Jr.',
    { people: [{ name: 'Anthony "Tony" Ricci Jr.' }], faults: [{ line: 1 }] },
  ],
  ['county: Pennington Co.', { county: 'Pennington' }],
  ['county: Lewis and Clark County', { county: 'Lewis and Clark', others: [] }],
  ['town: ADA, MN', { town: 'Ada', others: [] }],
  ['town: O’fallon', { others: [] }],
  ['address: 12 Lake Ave, Duluth, MN 55802-1234', { postalCode: '55802' }],
  ['license: MS90012345 Exp 12/2027', { license: undefined, others: ['license: MS90012345 Exp 12/2027'] }],
  ['towns:\n  - name: Hermantown\n    ZIP code:\n', { towns: [{ name: 'Hermantown' }], others: [] }],
  ['services: Landscaping from scratch, Panel upgrades to 200 amps', { services: [{}, {}], others: [] }],
  ['color: forest green', { business: { brand: { color: '#017a08' } } }],
  [
    'website: www.facebook.com/peachtreeseptic',
    { site: undefined, business: { social: ['Facebook -> https://www.facebook.com/peachtreeseptic'] } },
  ],
  [
    'website: https://m.facebook.com/profile.php?id=12',
    { business: { social: ['Facebook -> https://m.facebook.com/profile.php?id=12'] } },
  ],
  ['website: instagram.com', { site: undefined, business: {}, others: ['website: instagram.com'] }],
  ['color: green and white', { business: {}, others: ['color: green and white'] }],
])('%j', (line, expected) => {
  expect(withLine(line)).toMatchObject(expected);
});

test.each([
  ['hours: 24/7'],
  ['hours:\n  - days: Monday\n    closed: yes'],
  [
    'trade: plomero',
    'Search engines are told only that you work on homes. If one of these fits better, write it: contractor, remodeler, electrician, hvac, painter, locksmith, mover, plumber, roofer.',
  ],
  ['phone: call or text 480/555/0127', 'The site shows only the number.'],
  ['email: ann@example.com or call', 'The site shows only the address.'],
  ['email: Ann at example.com'],
  ['phone: 1-800-REMODEL'],
  ['license: ROC 312445 (CR-6)'],
  ['address: 12 St. Paul Ave. Duluth, MN 55802'],
])('what the site shows of %j', (line, warning?: string) => {
  const typed = line.replace(/^\w+: /, '');
  const shownWarnings = withLine(line).warnings.map(showFault);
  expect(shownWarnings).toEqual(
    warning ? [`Line 1, ${line.split(':')[0]}: “${typed}” was read. ${warning}`] : [],
  );
});

test.each([
  ['services: Drains, and whatever else', 'whatever else'],
  ['services: Springs 189+', 'Springs 189+'],
  ['services: Drains, senior discounts', 'senior discounts'],
  ['services: Estuco, Estimados gratis', 'Estimados gratis'],
  ['license: licensed and insured since 1998', 'licensed and insured since 1998'],
  ['license: Contractor Reg. No. GC-41872, exp 3/2027', 'exp 3/2027'],
  ['color: blue n orange', 'blue n orange'],
  ['street: 1418 Carson St (rear)', '1418 Carson St (rear)'],
  ['trade: garage door guy', 'garage door guy'],
  ['county: Escambia and Santa Rosa', 'Escambia and Santa Rosa'],
  ['trade: painting contractor - int & ext', 'painting contractor - int & ext'],
  ['since: 2003, my father started in 1978', '2003, my father started in 1978'],
  ['name: DG Concrete (D. Gutierrez Concrete Inc)', 'DG Concrete (D. Gutierrez Concrete Inc)'],
  ['business: { tagline: Clean lines, no drips }', '{ tagline: Clean lines, no drips }'],
  ['employees: < 10', '< 10'],
  ['website: sweeps@pm.me', 'sweeps@pm.me'],
  [
    'team:\n  - name: Bo Ruud\n    role: foreman, 22 yrs, last name is Diaz',
    'name: Bo Ruud\nrole: foreman, 22 yrs, last name is Diaz',
  ],
])('%j is asked, and nothing of a list with it is on the site', (line, unreadable) => {
  const raw = readAnswersFile(replaceLine(line));
  const answers = readAnswers(raw);
  expect(answers.faults.map(({ typed }) => typed).filter(Boolean)).toEqual([unreadable]);
  const [label] = raw.answers.keys();
  const shownText = listAnswers(answers, raw.answers).find(({ field }) => field.label === label)?.text;
  expect(shownText).toContain(': not on the site');
});

test.each([
  ['email: ann@gmial.com', 'Did you mean ann@gmail.com?'],
  [
    'hours: Mon-Fri 8-5, evenings by appointment',
    'Not clear: “evenings by appointment”. Write only days and times, for example Mon-Fri 8-5, Sat 9-12, Wed by appointment.',
  ],
  [
    'email: a@b.example, c@d.example',
    'Only one email address belongs here. Write a@b.example or c@d.example.',
  ],
  [
    'people: in law Cory',
    'Write each person like Ann Lee (climber), 12 years, with capital letters. Several belong in “team”, with commas.',
  ],
  ['since: 1994?', 'Write the year with four digits, for example 2015.'],
  [
    'towns: Montgomery Co',
    'Write CO for Colorado. For a county, write its towns, for example Superior WI 54880.',
  ],
])('what to write in place of %j', (line, advice) => {
  const [name, typed] = line.split(': ');
  expect(withLine(line).faults.map(showFault)).toEqual([
    `Line 1, ${name}: “${typed}” cannot be read. ${advice}`,
  ]);
});

test('an address alone says where the business is', () => {
  const text = LEAST.replace('town: Duluth\nstate: MN\nzip: 55802', 'address: 12 Lake Ave, Duluth, MN 55802');
  expect(read(text)).toMatchObject({
    ...{ street: '12 Lake Ave', town: 'Duluth', state: 'MN', postalCode: '55802', others: [] },
  });
});

test('two ZIP codes are asked about', () => {
  expect(() => read(`${LEAST}address: PO Box 3, Duluth MN 55801`)).toThrow(
    'You wrote two ZIP codes, 55802 and 55801. Correct one of them.',
  );
});

test('an answer in the line of an example is reported', () => {
  const { faults } = read(
    `${LEAST}# For example, short name: Smoky\nshort name:\n# For example, color: navy\ncolor: navy\n`,
  );
  expect(faults.map(showFault)).toEqual([
    'Line 8, short name: “Smoky” stands in the line of the example, which is not read. Write it on the line below.',
  ]);
});

test('a color that is darker on the site than it was typed is said', () => {
  expect(withLine('color: orange').warnings.map(showFault)).toEqual([
    'Line 1, color: “orange” is too light for text, so the site uses a darker shade: #aa4e00.',
  ]);
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
    'Line 14, towns: “30 miles around” cannot be read. Write the town, its state and ZIP code, for example Superior WI 54880. Separate towns with commas.',
    'Line 15, slogan: There is no answer called “slogan”.',
    'Line 16, hours: “whenever” cannot be read. Write only days and times, for example Mon-Fri 8-5, Sat 9-12, Wed by appointment.',
    'Line 17, hours: There are two answers called “hours”. Only the first is on the site.',
  ]);
});

test('a field that business.md does not have, or has in another way, is named', () => {
  const faultsOf = (line: string) => read(`${LEAST}business:\n  ${line}\n`).faults.map(showFault);
  expect(faultsOf('slogan: Always')).toEqual([
    expect.stringMatching(/business: There is no field called “slogan” in business\.md\.$/),
  ]);
  expect(faultsOf('founded: long ago')).toEqual([
    expect.stringMatching(
      /business: “founded” is not understood\. FIELDS\.md shows how business\.md has it\.$/,
    ),
  ]);
});

test('fences are no answers, and what stands before the first answer is said', () => {
  const { business, faults } = read(`---\nWe are plumbers.\n# Ours\n${LEAST}color: navy\n---\n`);
  expect(business).toEqual({ brand: { color: '#000080' } });
  expect(faults.map(showFault)).toEqual([
    'Line 2, We are plumbers.: There is no answer called “We are plumbers.”.',
  ]);
});
