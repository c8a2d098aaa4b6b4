import { isMap, isUnknown, plainText, textOf } from './readAnswersFile';

/** With a capital letter at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The items of a list on one line or on several. */
export function readList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  return textOf(value)
    .split(/\s*[;\n]\s*|\s*,\s*(?![^(]*\))/)
    .filter(Boolean);
}

export interface Service {
  name: string;
  text?: string | undefined;
}

export function readServices(value: unknown): Service[] {
  const services = (Array.isArray(value) ? value : readList(value)).map((item: unknown): Service => {
    if (isMap(item)) return { name: textOf(item.name), text: textOf(item.text) || undefined };
    return { name: capitalized(textOf(item)) };
  });
  const known = services.filter(({ name }) => !isUnknown(name));
  return [...new Map(known.map((service) => [plainText(service.name), service])).values()];
}
