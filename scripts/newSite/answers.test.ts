import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { writeYaml } from '../../pipeline/source/plainYaml';
import { readAnswers } from './answers';
import { readAnswersFile } from './readAnswersFile';
import { siteFiles } from './siteFiles';

const folder = join(projectFolder, 'tests', 'fixtures', 'answers');
const read = (text: string) => readAnswers(readAnswersFile(text));

const shown = ([name, value]: [string, unknown]) => (value === 'yes' ? name : (value ?? []));

const joined = (values: readonly object[]) =>
  values.map((each) => Object.entries(each).flatMap(shown).join(', ')).join(' | ');

/** Each answer on one line, as a person compares it with what was typed. */
function summary(file: string): string {
  const { hours, services, towns, people, others, ...facts } = read(readFileSync(join(folder, file), 'utf8'));
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

test('answers that people wrote in a hurry are read as they were meant', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  await expect(files.map(summary).join('\n')).toMatchFileSnapshot(join(folder, '..', 'readAnswers.txt'));
});

const LEAST =
  'name: A\ntrade: plumber\nphone: 614 555 0142\ntown: Duluth\nstate: MN\nzip: 55802\nservices: Drains\n';

test.each([
  [
    LEAST.replace('614 555 0142', 'call me'),
    '“call me” is not understood as an answer for “phone”. Write it like this: phone: (614) 555-0142',
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
    LEAST.replace('services: Drains', 'jobs we like: leaks, drains'),
    'There is no answer for “services”. Is it this line, which was not understood? “jobs we like: leaks, drains”.',
  ],
  [
    'nombre: A\noficio: plomero\nciudad: Laredo\nestado: TX\ntel: 956 555 0142\nservicios: Fugas\n',
    'Falta la respuesta a “código postal”. Escríbala así: código postal: 78040',
  ],
  [
    LEAST.replace('services: Drains', 'services: lun a vie 8-5, sab 8 a mediodia'),
    '“lun a vie 8-5, sab 8 a mediodia” is not understood as an answer for “services”.',
  ],
  [LEAST.replace('MN', 'WI'), 'ZIP code 55802 is in MN, not in WI. Correct one of them.'],
  [`${LEAST}servises: Leaks\n`, 'There is no answer called “servises”. Did you mean “services”?'],
])('what is missing or not understood is said: %j', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

/** Answers with this line, in place of the one for the same answer. */
const withLine = (line: string) =>
  read(`${line}\n${LEAST.replace(new RegExp(`^${line.split(':')[0]}:.*\n`, 'm'), '')}`);

test.each([
  ['Hermantown, Superior, WI 54880, Two Harbors', 'Hermantown, MN | Superior, WI, 54880 | Two Harbors, MN'],
  ['Cloquet and Superior Wis.', 'Cloquet, MN | Superior, WI'],
  ['PROCTOR/Esko & rice lake (MN)', 'Proctor, MN | Esko, MN | Rice Lake, MN'],
  ['Hermantown 55811 Proctor 55810', 'Hermantown, MN, 55811 | Proctor, MN, 55810'],
  ['Duluth and 30 miles around', 'Duluth, MN, 55802', '30 miles around'],
  ['Twin Ports area, Esko', 'Esko, MN', 'Twin Ports area'],
  ['Esko y alrededores', 'Esko, MN', 'alrededores'],
  ['Esko (todo el condado)', 'Esko, MN', 'todo el condado'],
  ['Nine Mile Falls WA, Miles City MT', 'Nine Mile Falls, WA | Miles City, MT'],
  ['East LA, West Duluth MN', 'East LA, MN | West Duluth, MN'],
  ['Esko, Carlton, etc.', 'Esko, MN | Carlton, MN'],
  ['Esko y muchos más', 'Esko, MN'],
  ['Esko and more', 'Esko, MN'],
  ['just duluth', 'Duluth, MN, 55802'],
  ['solo Esko', 'Esko, MN'],
  ['Esko, thirty mile radius', 'Esko, MN', 'thirty mile radius'],
])('the towns %j', (typed, shownTowns, left?: string) => {
  const { towns, others } = withLine(`towns: ${typed}`);
  expect(joined(towns)).toBe(shownTowns);
  expect(others).toEqual(left ? [`towns: ${left}`] : []);
});

const WEEK = 'Monday - Friday, 7:00 AM, 6:00 PM';

test.each([
  ['7 to 6 weekdays, saturdays in summer', WEEK, 'saturdays in summer'],
  ['lunes a viernes de 7 a 6, sabado medio dia', WEEK, 'sabado medio dia'],
  ['in summer later, 7 to 6 weekdays', WEEK, 'in summer later'],
  ['7am-dusk Mon thru Sat', '', '7am-dusk Mon thru Sat'],
  ['Mon-Fri 7-6, except Wed', '', 'Mon-Fri 7-6, except Wed'],
  [
    'Mon, Wed, Fri 8-5, dusk Sat',
    'Monday, 8:00 AM, 5:00 PM | Wednesday, 8:00 AM, 5:00 PM | Friday, 8:00 AM, 5:00 PM',
    'dusk Sat',
  ],
  ['7-6 weekdays, by appointment', WEEK, 'by appointment'],
  ['7-6 weekdays (closed holidays)', WEEK, 'closed holidays'],
  ['7-6 weekdays, fds 9-1', WEEK, 'fds 9-1'],
  ['L-V 7-6, S 9-1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['L a V 7 a 6; S y D cerrado', `${WEEK} | Saturday - Sunday, closed`],
  ['M-F 7-6, S 9-1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['S-S 9-1', '', 'S-S 9-1'],
  ['Mon thru Fri 7 til 6, Sat 9 ’til 1', `${WEEK} | Saturday, 9:00 AM, 1:00 PM | Sunday, closed`],
  ['every day 8-5', 'Monday - Sunday, 8:00 AM, 5:00 PM'],
  ['call first', 'Monday - Sunday, byAppointment'],
  ['Sat 8 to noon', 'Monday - Friday, closed | Saturday, 8:00 AM, 12:00 PM | Sunday, closed'],
  ['sábado de 8 a medio día', 'Monday - Friday, closed | Saturday, 8:00 AM, 12:00 PM | Sunday, closed'],
])('the hours %j', (typed, shownHours, left?: string) => {
  const { hours, others } = withLine(`hours: ${typed}`);
  expect(joined(hours)).toBe(shownHours);
  expect(others).toEqual(left ? [`hours: ${left}`] : []);
});

test.each([
  ['owner', 'me, Erik Lindqvist, since 2009', 'Erik Lindqvist, Owner, Since 2009'],
  ['team', 'My brother Tom, and 2 guys in summer', 'Tom', '2 guys in summer'],
  ['team', 'mi hijo Luis y mi esposa', 'Luis'],
  ['team', 'yo; dos ayudantes', '', 'dos ayudantes'],
  ['owner', 'ERIK LINDQVIST, 15 yrs', 'Erik Lindqvist, Owner, 15 years'],
  ['owner', 'juana de la cruz 20 anos', 'Juana de la Cruz, Owner, 20 años'],
  ['team', 'tom berg and jim (climber and driver)', 'Tom Berg | Jim, Climber and driver'],
  ['team', 'Tom (foreman), Jim and nobody else', 'Tom, Foreman | Jim'],
  ['team', 'Tom, Jim and Bo, Climber', 'Tom | Jim | Bo, Climber'],
  ['team', 'my wife Ann does the books', 'Ann', 'Ann does the books'],
  ['team', 'Jo Diaz, climber, driver', 'Jo Diaz, Climber, driver'],
  ['team', 'my dad started it in 1987', '', 'my dad started it in 1987'],
  ['owner', 'Luis Garza, unos 15 años', 'Luis Garza, Owner, Unos 15 años'],
  ['owner', 'Luis Garza más de 20 años', 'Luis Garza, Owner, Más de 20 años'],
  ['owner', 'Ann Lee, around 12 yrs in the trade', 'Ann Lee, Owner, Around 12 years in the trade'],
  ['owner', 'Ann Lee - 12 yrs', 'Ann Lee, Owner, 12 years'],
  ['owner', 'Dale & Rita Pruitt - 22 yrs', 'Dale Pruitt, Owner | Rita Pruitt, Owner, 22 years'],
  ['owner', 'Bob Smith & Sons', 'Bob Smith, Owner', 'Sons'],
  ['owner', 'family owned', '', 'family owned'],
  ['owner', 'Me and Rita Pruitt', 'Rita Pruitt, Owner'],
  ['owner', 'Bev Stone and Lori', 'Bev Stone, Owner | Lori, Owner'],
])('the %s %j', (key, typed, shownPeople, left?: string) => {
  const { people, others } = withLine(`${key}: ${typed}`);
  expect(joined(people)).toBe(shownPeople);
  expect(others).toEqual(left ? [`${key}: ${left}`] : []);
});

test.each([
  ['spring and fall cleanup', 'Spring and fall cleanup'],
  ['mowing, tree trimming and removal', 'Mowing | Tree trimming and removal'],
  ['lawn care and snow removal', 'Lawn care | Snow removal'],
  ['planting and snow removal', 'Planting | Snow removal'],
  ['stump grinding and pruning', 'Stump grinding | Pruning'],
  ['instalación y reparación de techos', 'Instalación y reparación de techos'],
  ['techos nuevos, canaletas y plomería', 'Techos nuevos | Canaletas | Plomería'],
  ['drains, gutters, and more', 'Drains | Gutters'],
  [
    'decks $35/sq ft, tile from $8 per square foot',
    'Decks | Tile',
    'decks $35/sq ft',
    'tile from $8 per square foot',
  ],
  ['TV MOUNTING, DRYWALL REPAIR, PAINTING', 'TV mounting | Drywall repair | Painting'],
  ['REPARACIÓN DE TECHOS', 'Reparación de techos'],
  ['HVAC', 'HVAC'],
  ['1. drains 2) water heaters', 'Drains | Water heaters'],
  ['drains, heaters from $1,200 installed', 'Drains | Heaters installed', 'heaters from $1,200 installed'],
  ['decks: $30 a foot', 'Decks', 'decks: $30 a foot'],
  ['pintura $2 el pie, pisos ($3/pie2)', 'Pintura | Pisos', 'pintura $2 el pie', 'pisos ($3/pie2)'],
  ['cercas $20 por pie lineal', 'Cercas', 'cercas $20 por pie lineal'],
  ['techos a un precio justo', 'Techos', 'techos a un precio justo'],
  ['roofs at fair prices, free estimates', 'Roofs', 'roofs at fair prices', 'free estimates'],
])('the services %j', (typed, shownServices, ...left: string[]) => {
  const { services, others } = withLine(`services: ${typed}`);
  expect(joined(services)).toBe(shownServices);
  expect(others).toEqual(left);
});

test.each([
  ['lawn care, tree removal and landscaping', 'Your tree service in Duluth', 'trade: '],
  ['Hacemos techos', 'Your roofing contractor in Duluth', ''],
  ['pintor de casas', 'Your house painter in Duluth', ''],
  ['Masons', 'Your mason in Duluth', ''],
  ['roofing contractor', 'Your roofing contractor in Duluth', ''],
  ['chimney sweep', 'Chimney sweep in Duluth', ''],
])('the trade %j', async (typed, heading, left) => {
  const files = await siteFiles(withLine(`trade: ${typed}`), async () => Buffer.from(''));
  expect(files.get('pages/home.md')).toContain(`heading: ${heading}\n`);
  const quoted = left && `“${left}${typed}”`;
  expect(String(files.get('business.md')).match(/“trade: .*”/)?.[0] ?? '').toBe(quoted);
});

test.each([
  ['name: Construcciones y Remodelaciones Villaseñor Hermanos', 'business.md', 'shortName: Construcciones\n'],
  [
    'name: Smith, Jones, and Partners of the North Shore',
    'business.md',
    'shortName: Smith, Jones, and Partners\n',
  ],
  [
    'one page: yes',
    'pages/home.md',
    'the pages promise a free estimate, a price in writing and everything cleaned up; delete what is not true\n',
  ],
  ['idioma: español\noficio: pintora', 'pages/home.md', 'heading: Su pintora en Duluth\n'],
  ['idioma: español\noficio: jardinera', 'pages/home.md', 'heading: Su jardinera en Duluth\n'],
  ['idioma: español\noficio: limpieza', 'pages/home.md', 'heading: Su empresa de limpieza en Duluth\n'],
  [
    'idioma: español',
    'pages/home.md',
    'las páginas prometen una visita y un presupuesto gratis, un precio por escrito, el trabajo el día acordado y todo limpio; borre',
  ],
  ['employees: 12', 'pages/about.md', 'and nearby. We are close by and know the area.\n'],
  ['name: Smith, Jones, and Partners of the North Shore', 'pages/about.md', 'heading: About {shortName}\n'],
  ['license: ROC lic# 301122', 'business.md', 'license: ROC 301122\nlicenseLabel: License\n'],
  ['license: none', 'business.md', '  country: US\ntowns:'],
  ['services: Drains, ADA bathrooms', 'business.md', 'What we do: drains and ADA bathrooms.'],
  ['trade: handyman', 'pages/services.md', 'title: Home repair services in Duluth, MN\n'],
  ['idioma: español\ndueños: Martha y Pepe Luján', 'team/martha-lujan.md', 'role: Al frente del negocio\n'],
])('the site of %j', async (line, path, text) => {
  const files = await siteFiles(withLine(line), async () => Buffer.from(''));
  expect(String(files.get(path))).toContain(text);
});

test.each([
  ['license: none needed in MN, tree inspector dnr', { license: undefined }],
  [
    'license: none needed in MN, tree inspector dnr',
    { others: ['license: none needed in MN, tree inspector dnr'] },
  ],
  ['¿Qué hacemos?: Techos', { services: [{ name: 'Techos' }] }],
  ['lo que hacemos: Techos', { services: [{ name: 'Techos' }] }],
  ['a qué se dedica: techador', { trade: 'techador' }],
  ['trabajadores: Luis Garza', { people: [{ name: 'Luis Garza' }] }],
  ['town: 12 Lake Ave, Duluth, Minnesota', { street: '12 Lake Ave', town: 'Duluth' }],
  ['town: Port Minnesota\nstate: WI\nzip: 54880', { town: 'Port Minnesota' }],
  ['street: no me acuerdo de la calle', { street: undefined }],
  ['street: Sin Nombre Road', { street: 'Sin Nombre Road' }],
  ['name: RIDGELINE MASONRY LLC', { name: 'Ridgeline Masonry LLC' }],
  ['name: J & R HEATING AND HVAC OF TEXAS', { name: 'J & R Heating and HVAC of Texas' }],
  ['name: ST CROIX PLUMBING INC', { name: 'St Croix Plumbing Inc' }],
  ['name: ACME', { name: 'ACME' }],
  ["name: bob's handyman", { name: "Bob's Handyman" }],
  ['name: A-1 ROOFING LLC', { name: 'A-1 Roofing LLC' }],
  ['name: twocoats', { name: 'twocoats' }],
  ['phones: 218 555 0142', { phone: '(218) 555-0142' }],
  ['license: No. 4471', { license: 'No. 4471' }],
  ['color: forest green', { business: { brand: { color: '#017a08' } } }],
  ['color: azul', { business: { brand: { color: '#2f509c' } }, darkened: undefined }],
  ['color: café', { business: { brand: { color: '#843f0a' } }, darkened: undefined }],
  ['color: orange', { darkened: { typed: 'orange', color: '#aa4e00' } }],
  ['color: azul marino', { business: { brand: { color: '#000080' } }, darkened: undefined }],
  ['color: amarillo', { darkened: { typed: 'amarillo', color: '#6c6c00' }, others: [] }],
  ['color: green and white', { business: {}, others: ['color: green and white'] }],
])('%j', (line, expected) => {
  expect(withLine(line)).toMatchObject(expected);
});
