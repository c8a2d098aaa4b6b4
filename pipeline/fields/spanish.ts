import { MONTHS, WEEKDAYS } from './calendar';

/** English words of files, with the Spanish ones that stand for them, without accents. Longer ones come first. */
const WORDS: Readonly<Record<string, string>> = {
  ...{
    'every day': 'todos los dias',
    weekdays: '(?:entre|dias de) semana',
    weekends: 'fin(?:es)? de semana',
  },
  ...{ 'by appointment': '(?:(?:solo|solamente) )?(?:con|por|previa) cita(?: previa)?|llamenos' },
  ...{ closed: 'cerrado|descanso', open: 'abierto', hours: 'horas', noon: '(?:el )?medio ?dia' },
  ...{ midnight: 'medianoche', AM: 'de la manana', PM: 'de la (?:tarde|noche)' },
  ...{ 'New Year’s Day': 'ano nuevo', Thanksgiving: 'accion de gracias', 'Christmas Day': 'navidad' },
  ...{ 'Christmas Eve': 'nochebuena', 'Good Friday': 'viernes santo', 'Labor Day': 'dia del trabajo' },
  ...{ 'Independence Day': 'dia de la independencia' },
  ...{ 'last month': '(?:el )?mes pasado', 'last week': '(?:la )?semana pasada', 'this month': 'este mes' },
  ...{ 'a month and a half': 'mes y medio', 'a year and a half': 'ano y medio', 'and a half': 'y medi[ao]' },
  ...{ days: 'dias', day: 'dia', weeks: 'semanas|sem', week: 'semana', months: 'meses', month: 'mes' },
  ...{ early: '(?:a )?principios', mid: '(?:a )?mediados', late: '(?:a )?fin(?:al)?es' },
  ...{
    years: 'anos',
    year: 'ano',
    'day before yesterday': 'anteayer|antier',
    yesterday: 'ayer',
    today: 'hoy',
    tomorrow: 'manana',
    since: 'desde',
  },
  ...{ Eastern: 'hora del este', Central: 'hora (?:del centro|central)', Pacific: 'hora del pacifico' },
  ...{ first: 'primer[oa]?', last: 'ultim[oa]', stars: 'estrellas?', thousand: 'mil', dollars: 'dolares' },
  ...{ about: 'unos|unas|como|casi|aproximadamente|alrededor de', none: 'ningun[oa]|nada', a: 'una|un' },
  ...{ two: 'dos', three: 'tres', four: 'cuatro', five: 'cinco', six: 'seis', seven: 'siete' },
  ...{ eight: 'ocho', nine: 'nueve', ten: 'diez', plumber: 'plomer[oi]a?|fontanero', painter: 'pintor' },
  ...{ roofer: 'techador|techos', electrician: 'electricista', carpenter: 'carpintero' },
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

const PATTERNS = [
  ...Object.entries(WORDS),
  ...MONTHS.map((name, index) => [name, monthAt(index)] as const),
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

/** Monday to Friday by their letters. */
const WORKDAYS = /^L\s*[-–a]\s*V\b/i;

/** A text as it is, or in English where it is Spanish. */
export function inEnglish(text: string): string {
  const plain = withoutAccents(text).replace(WORKDAYS, 'Monday - Friday');
  const read = PATTERNS.reduce((all, [spanish, english]) => all.replace(spanish, english), plain);
  const isSpanish = read !== withoutAccents(text) || /^hace\b/i.test(text);
  return isSpanish
    ? SMALL.reduce((all, [spanish, english]) => all.replace(spanish, english), read).trim()
    : text;
}
