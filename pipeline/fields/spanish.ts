import { MONTHS, WEEKDAYS } from './calendar';

/** English words of files, with the Spanish ones that stand for them, without accents. Longer ones come first. */
const WORDS: Readonly<Record<string, string>> = {
  ...{
    'every day': 'todos los dias',
    weekdays: '(?:entre|dias de) semana',
    weekends: 'fin(?:es)? de semana',
  },
  ...{ 'by appointment': '(?:(?:solo|solamente) )?(?:con|por|previa) cita(?: previa)?|llamenos' },
  ...{
    closed: 'cerrado|descanso|no (?:abrimos|trabajamos)',
    open: 'abierto',
    hours: 'horas',
    noon: '(?:el )?medio ?dia',
  },
  ...{ midnight: 'medianoche', AM: '(?:de|en|por) la manana', PM: '(?:de|en|por) la (?:tarde|noche)' },
  ...{
    'New Year’s Day': 'ano nuevo',
    'New Year’s Eve': 'nochevieja|fin de ano',
    Easter: 'domingo de pascua',
    'Columbus Day': 'dia de la raza',
    'Martin Luther King Jr. Day': 'dia de martin luther king(?: jr\\.?)?',
    'Indigenous Peoples’ Day': 'dia de los pueblos indigenas',
  },
  ...{ 'Day after Thanksgiving': 'dia despues de accion de gracias', 'Christmas Day': 'navidad' },
  ...{ Thanksgiving: '(?:dia de )?accion de gracias', 'Memorial Day': 'dia de los caidos' },
  ...{ 'Veterans Day': 'dia de los veteranos', 'Presidents’ Day': 'dia de los presidentes' },
  ...{ 'Christmas Eve': 'nochebuena', 'Good Friday': 'viernes santo', 'Labor Day': 'dia del trabajo' },
  ...{ 'Independence Day': 'dia de la independencia' },
  ...{ 'last month': '(?:el )?mes pasado', 'last week': '(?:la )?semana pasada', 'this month': 'este mes' },
  ...{ 'just finished': '(?:apenas|recien) (?:termin|acab)\\w+', 'couple of': 'par de' },
  ...{ 'a month and a half': 'mes y medio', 'a year and a half': 'ano y medio', 'and a half': 'y medi[ao]' },
  ...{ days: 'dias', day: 'dia', weeks: 'semanas|sem', week: 'semana', months: 'meses', month: 'mes' },
  ...{ early: '(?:a )?principios', mid: '(?:a )?mediados', late: '(?:a )?fin(?:al)?es' },
  ...{
    years: 'anos',
    year: 'ano',
    'day before yesterday': 'anteayer|antier',
    yesterday: 'ayer',
    today: '(?:hoy|ahora)(?: mismo)?',
    tomorrow: 'manana',
    since: 'desde',
  },
  ...{ Eastern: 'hora del este', Central: 'hora (?:del centro|central)', Pacific: 'hora del pacifico' },
  ...{ second: 'segund[oa]', third: 'tercer[oa]?', last: 'ultim[oa]|(?:hasta )?(?:el|al) final$' },
  ...{ first: 'primer[oa]?', stars: 'estrellas?', thousand: 'mil', dollars: 'dolares' },
  ...{ about: 'unos|unas|como|casi|aproximadamente|alrededor de', none: 'ningun[oa]|nada', a: 'una|un' },
  ...{ two: 'dos', three: 'tres', four: 'cuatro', five: 'cinco', six: 'seis', seven: 'siete' },
  ...{ eight: 'ocho', nine: 'nueve', ten: 'diez', twelve: 'doce', fifteen: 'quince', twenty: 'veinte' },
  ...{ plumber: 'plomer[oi]a?|fontanero', painter: 'pintor|pintura', either: 'cualquiera', both: 'ambos' },
  ...{
    navy: 'azul marino',
    green: 'verde',
    blue: 'azul',
    red: 'rojo',
    black: 'negro',
    white: 'blanco',
    yellow: 'amarillo',
    orange: 'naranja|anaranjado',
    purple: 'morado',
    grey: 'gris',
    brown: 'marron|cafe',
    teal: 'turquesa',
    dark: 'oscuro',
    light: 'claro',
  },
  ...{ roofer: 'techador|techero|techos', electrician: 'electricista', carpenter: 'carpintero' },
  ...{ contractor: 'contratista', locksmith: 'cerrajero' },
};

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

function names(
  format: Intl.DateTimeFormatOptions,
  day: (index: number) => number,
): (index: number) => string {
  const written = new Intl.DateTimeFormat('es', { ...format, timeZone: 'UTC' });
  return (index) => withoutAccents(written.format(day(index)));
}
const monthAt = names({ month: 'long' }, (index) => Date.UTC(2024, index, 1));
const weekdayAt = names({ weekday: 'long' }, (index) => Date.UTC(2024, 0, 1 + index));

/** “ago” is English too, and “mar” is March. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{ January: 'ene', April: 'abr', September: 'setiembre', December: 'dic' },
  August: 'ago(?=\\.? (?:de )?\\d{2,4}$)',
  Tue: 'mar(?=\\s*(?:[-–,/&y]|al?)\\s*(?:mie|jue|vie|sab|dom))|(?<=\\blun\\s*(?:[-–,/&y]|al?)\\s*)mar',
};

const PATTERNS = [
  ...Object.entries(WORDS),
  ...MONTHS.map((name, index) => [name, monthAt(index)] as const),
  ...Object.entries(SHORT_NAMES),
  // “mar” is March too.
  ...WEEKDAYS.map((name, index) => [name, `${weekdayAt(index)}s?|${weekdayAt(index).slice(0, 3)}`] as const),
].map(
  ([english, spanish]) => [new RegExp(`\\b(?:${spanish.replace('|mar', '')})\\b`, 'gi'), english] as const,
);

const MONTH = MONTHS.join('|');

/** What says something else in English, read only beside Spanish words. */
const SMALL: readonly (readonly [RegExp, string])[] = [
  [/\bhace (.+)/i, '$1 ago'],
  [new RegExp(`\\b(${MONTH}) pasado\\b`, 'gi'), 'last $1'],
  [/\by\b/gi, 'and'],
  [/\bo\b/gi, 'or'],
  [/ a (?:las )?(?=\d|noon|midnight|\w+day\b)/gi, ' to '],
  [/\b(?:del?|las?|los|el|en) /gi, ''],
];

/** A range of days by their letters that begins with Monday: `L-V`, `L a J`. */
const RANGE_OF_LETTERS = /\bL(?:\s*[-–]\s*|\s+a\s+)[JVSD]\b/i;
const DAY_OF_LETTER: Readonly<Record<string, string>> = {
  L: 'lunes',
  J: 'jueves',
  V: 'viernes',
  S: 'sabado',
  D: 'domingo',
};

/** `L-V 8-5, S 9-1` with the names of the days. */
export const spellDays = (text: string): string =>
  RANGE_OF_LETTERS.test(text)
    ? text.replace(/(?<!\p{L})[LJVSD](?!\p{L})/giu, (letter) => DAY_OF_LETTER[letter.toUpperCase()] ?? letter)
    : text;

/** A text as it is, or in English where it is Spanish. */
export function inEnglish(text: string): string {
  const plain = withoutAccents(spellDays(text));
  const read = PATTERNS.reduce((all, [spanish, english]) => all.replace(spanish, english), plain);
  const isSpanish = read !== withoutAccents(text) || /^hace\b/i.test(text);
  return isSpanish
    ? SMALL.reduce((all, [spanish, english]) => all.replace(spanish, english), read).trim()
    : text;
}
