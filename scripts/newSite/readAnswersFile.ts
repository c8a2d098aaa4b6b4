import { isSlip, nearest } from '../../pipeline/lint/suggest';
import { readYamlTexts } from '../../pipeline/source/plainYaml';
import { wordsOf } from './questionWords';

/** What people call each answer, in English and in Spanish. */
const NAMES: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  name: [
    'name, business, business name, company, company name',
    'nombre, negocio, empresa, nombre del negocio',
  ],
  trade: [
    'trade, type, kind, type of business, what do you do, business type',
    'oficio, tipo, giro, trabajo, ramo, profesion, a que se dedica',
  ],
  language: ['language', 'idioma, lengua'],
  phone: [
    'phone, phones, telephone, phone number, phone numbers, call, cell, mobile, tel',
    'telefono, telefonos, celular, movil',
  ],
  email: ['email, e mail, mail', 'correo, correo electronico'],
  site: ['site, website, web, web site, url, web address', 'pagina, sitio, sitio web, pagina web'],
  repository: ['repository, repo, github', 'repositorio'],
  address: [
    'address, location, where are you, where are you based, place',
    'direccion, ubicacion, domicilio',
  ],
  street: ['street, street address', 'calle'],
  town: ['town, city', 'ciudad, pueblo'],
  state: ['state', 'estado'],
  postalCode: ['zip, zip code, postal code, postalcode, zipcode', 'codigo postal, cp, codigo'],
  county: ['county', 'condado'],
  timeZone: ['time zone, timezone', 'zona horaria'],
  hours: ['hours, opening hours, open, business hours, when are you open', 'horario, horarios, horas'],
  services: [
    'services, service, what we do, what do you offer',
    'servicios, trabajos, que hacemos, lo que hacemos, que ofrecemos',
  ],
  towns: [
    'towns, cities, area, areas, service area, service areas, service towns, where, where do you work',
    'pueblos, ciudades, zonas, areas de servicio',
  ],
  owner: ['owner, owners', 'dueno, duena, duenos, propietario, propietaria'],
  people: ['people, team, staff, crew, workers', 'equipo, personal, trabajadores'],
  license: ['license, licence, license number, licence number', 'licencia, numero de licencia'],
  founded: [
    'founded, since, started, established, in business since, year founded',
    'fundado, fundada, desde',
  ],
  employees: ['employees', 'empleados'],
  color: ['color, colors, colour, colours, brand color', 'colores'],
  logo: ['logo', 'logotipo'],
  shortName: ['shortname, short name', 'nombre corto'],
  onePage: ['onepage, one page', 'una pagina'],
  business: ['business fields', ''],
  files: ['files', 'archivos'],
};

const listOf = (names: string) => names.split(', ').filter(Boolean);
const KEY_OF = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.flatMap(listOf).map((name) => [name, key] as const)),
);
const SPANISH = new Set(Object.values(NAMES).flatMap(([, spanish]) => listOf(spanish)));

/** A text in small letters without accents, with single spaces between its words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const UNKNOWN =
  /^(?:n ?a|none|no|nope|(?:nobody|no one|nadie)\b.*|idk|unknown|tbd|pending|later|not (?:sure|yet|required|needed)|(?:i )?(?:dont|don t|do not|cant|can t) (?:know|have|remember|recall)\b.*|no (?:me acuerdo|recuerdo|se|tengo|hay|aplica|se requiere|lo se)\b.*|ningun[oa]?\b.*|pendiente|desconocid[oa]|todavia no|aun no)$/;

/** Whether somebody has no answer yet. */
export function isUnknown(typed: string): boolean {
  const plain = plainText(typed);
  return plain === '' || UNKNOWN.test(plain);
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of any shape as a text: the lines of a list or a map. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (!isMap(value)) return String(value).trim();
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join('\n');
}

/** Answers by their key, as they were typed. */
export interface RawAnswers {
  values: Map<string, unknown>;
  /** Lines that no answer takes, as they were typed. */
  others: string[];
  isSpanish: boolean;
}

/** Splits a file of `name: value` lines. Throws a sentence for a name that is probably misspelled. */
export function readAnswersFile(text: string): RawAnswers {
  const values = new Map<string, unknown>();
  const others: string[] = [];
  const blocks = splitBlocks(text);
  const isSpanish = blocks.filter(({ name }) => SPANISH.has(plainText(name))).length > 2;
  for (const { name, lines } of blocks) {
    const key = keyOf(name, lines.length > 1, isSpanish);
    if (key && !values.has(key)) values.set(key, readBlock(lines));
    else
      others.push(
        `${name}: ${lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', ')}`,
      );
  }
  return { values, others, isSpanish };
}

/** `business:` is the name of the business, or the fields of business.md below it. */
function keyOf(name: string, hasLines: boolean, isSpanish: boolean): string | undefined {
  const plain = plainText(name);
  const key = plain === 'business' && hasLines ? 'business' : KEY_OF.get(plain);
  const meant = key ? undefined : nearest(plain, [...KEY_OF.keys()]);
  if (meant && /^\D{5,}$/.test(plain) && isSlip(plain, meant))
    throw new Error(wordsOf(isSpanish ? 'Spanish' : 'English').misspelled(name, meant));
  return key;
}

function splitBlocks(text: string) {
  const blocks: { name: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^¿?([\p{L}\p{N}][^:]*?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name) blocks.push({ name, lines: [value] });
    else if (line.trim() !== '' && !line.startsWith('#')) blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** What stands on the line of its name is a text as it is, since YAML would take `#0a5c7a` for a comment. */
function readBlock([first = '', ...more]: readonly string[]): unknown {
  if (more.length === 0 && !/^["'[{]/.test(first)) return first.trim();
  const block = more.length === 0 ? first : `${first}\n${more.join('\n')}`;
  try {
    return readYamlTexts(block);
  } catch {
    return [first, ...more].map((line) => line.trim().replace(/^-\s+/, '')).join('\n');
  }
}
