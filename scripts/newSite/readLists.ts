import { isMap, isUnknown, plainText, textOf } from './readAnswersFile';
import { capitalized, inSmallLetters } from './readPlace';

/** The items of a list on one line or on several. */
export function readList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  return textOf(value)
    .split(/\s*[;\n]\s*|\s*,(?!\d{3}\b)\s*(?![^(]*\))|(?:^|\s+)\d{1,2}[.)]\s+/)
    .map((item) => item.replace(/^[-*•]\s+/, '').trim())
    .filter(Boolean);
}

export interface Service {
  name: string;
  text?: string | undefined;
}

const AMOUNT = String.raw`\$\s?\d[\d,.]*k?(?:\s*-\s*\$?\d[\d,.]*k?)?\+?`;
/** “per square foot”, “/sq ft”, “por pie lineal” */
const UNIT = String.raw`(?:per|por|an?|el|la|\/)\s*(?:(?:sq|square|lin|linear)\.?\s+(?=f|yd|yard))?[\p{L}.]+2?(?:\s+(?:cuadrado|lineal))?`;
const PRICE = new RegExp(
  String.raw`\s*\(?(?:(?:from|starting at|desde)\s+)?${AMOUNT}(?:\s*(?:and up|y m[aá]s|each|cada un[oa]|${UNIT}))?\)?\s*|\s*\([^)]*\)\s*`,
  'giu',
);
/** What is said of a price without a number: “a un precio justo”. */
const PRAISE =
  /(?:^|\s+)(?:(?:at|with|for|al?|con|por)\s[^,;]*?\b(?:prices?|rates?|precios?)|free (?:estimates?|quotes?)|(?:presupuestos?|estimados?|cotizaci[oó]n(?:es)?) gratis)(?:\s.*)?$/i;
const AND_MORE = /(?:^|\s+)(?:and more|more|y m[aá]s|m[aá]s|etc\.?|etc[eé]tera)$/i;

/** The services; `others` gets those that had a price or something in parentheses, as they were typed. */
export function readServices(value: unknown, others: string[]): Service[] {
  const items = Array.isArray(value) ? value : readList(value);
  const services = items.flatMap((item: unknown, index): Service[] => {
    if (isMap(item)) return [{ name: textOf(item.name), text: textOf(item.text) || undefined }];
    const typed = textOf(item);
    const name = typed.replace(PRICE, ' ').replace(PRAISE, '').replace(/:\s*$/, '').trim();
    if (name !== typed) others.push(typed);
    // In a list of its own, an item stays whole.
    const isLast = index > 0 && index === items.length - 1;
    const names = Array.isArray(value) ? [name] : splitServices(name.replace(AND_MORE, ''), isLast);
    return names.map((each) => ({ name: capitalized(inSmallLetters(each)) }));
  });
  const known = services.filter(({ name }) => !isUnknown(name));
  return [...new Map(known.map((service) => [plainText(service.name), service])).values()];
}

/** Two services, or one with two words in it: “planting and snow removal”, but “spring and fall cleanup”. */
function splitServices(text: string, isLast: boolean): string[] {
  const [first = '', ...more] = text.replace(/^(?:and|y)\s+/i, '').split(/(\s+(?:and|y)\s+)/i);
  const names = [first];
  for (let at = 0; at < more.length; at += 2) {
    const [before = '', next = ''] = [names.at(-1), more[at + 1]];
    if (areTwo(before, next, isLast)) names.push(next);
    else names.splice(-1, 1, `${before}${more[at]}${next}`);
  }
  return names;
}

/** What is done to something that another word names. */
const DEPENDENT =
  /^(?:removals?|repairs?|installs?|installation|replacements?|maintenance|clean-?up|services?|design|remoci[oó]n|reparaci[oó]n(?:es)?|instalaci[oó]n(?:es)?|mantenimiento|reemplazos?)$/i;
/** “planting”, “patios” */
const standsAlone = (word: string) =>
  word.length > 3 && /(?:(?<!^spr)ing|[^s]s)$/i.test(word) && !DEPENDENT.test(word);

function areTwo(before: string, next: string, isLast: boolean): boolean {
  const [isWord, isNextWord] = [before, next].map((each) => !/\s/.test(each));
  if (!isWord && !isNextWord) return true;
  if (!isNextWord) return standsAlone(before);
  if (isLast) return isWord || !DEPENDENT.test(next);
  return standsAlone(next) && (!isWord || standsAlone(before));
}
