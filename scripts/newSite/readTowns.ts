import { type Place, postalCodeKind, readName, readPlace, readState } from '../../pipeline/kinds/places';
import { statesOfPostalCode } from './postalCodes';
import { isMap, isUnknown, plainText, textOf } from './readAnswersFile';
import { readAs } from './readContacts';
import { readList } from './readLists';

/** A town to work in; with a ZIP code, it gets a page. */
export interface Town {
  name: string;
  state: string;
  postalCode?: string | undefined;
  county?: string | undefined;
}

/** The place of the business: in answers of its own, or in its address, or behind the town. */
export function readHome(text: (key: string) => string | undefined): Place {
  const address = readPlace(text('address') ?? '');
  const typed = text('town') ?? '';
  const read = readPlace(typed);
  const state = readState(text('state') ?? '');
  // A town may be called after a state: “Port Washington”.
  const town = state && read.state && state !== read.state ? { town: readName(typed) } : read;
  // What looks like a town is a street where the town has an answer of its own.
  const street = address.street ?? town.street ?? (town.town ? address.town : undefined);
  const postalCode =
    readAs(postalCodeKind)(text('postalCode') ?? '') ?? town.postalCode ?? address.postalCode;
  return {
    street: text('street') ?? street,
    town: town.town ?? address.town,
    state: state ?? town.state ?? address.state ?? stateOf(postalCode),
    postalCode,
  };
}

/**
 * The towns of a list or a text, each once. What is not said of the town of the business is as at home. `others` gets what is no
 * town.
 */
export function readTowns(value: unknown, home: Town, others: string[]): Town[] {
  const towns = townItems(value).flatMap((item) => {
    const typed = isMap(item) ? item : { name: item };
    if (isUnknown(textOf(typed.name))) return [];
    const town = readOne(typed, home);
    if (town.name !== '' && !/\d/.test(town.name)) return [town];
    others.push(`towns: ${textOf(item)}`);
    return [];
  });
  return [...new Map(towns.map((town) => [plainText(`${town.name} ${town.state}`), town])).values()];
}

/** A part that is only a state or a ZIP code, or both, belongs to the town before it. */
function townItems(value: unknown): unknown[] {
  const items: unknown[] = [];
  for (const item of Array.isArray(value) ? value : readList(value)) {
    const last = items.at(-1);
    const isRest = typeof item === 'string' && typeof last === 'string' && isStateOrCode(item);
    if (isRest) items.splice(-1, 1, `${last}, ${item}`);
    else items.push(item);
  }
  return items;
}

function isStateOrCode(text: string): boolean {
  const state = text.replace(/[\s,]*\b\d{5}(?:-\d{4})?$/, '');
  return state === '' || readState(state) !== undefined;
}

function readOne(typed: Record<string, unknown>, home: Town): Town {
  const { town: name = '', ...place } = readPlace(textOf(typed.name));
  const postalCode = textOf(typed.postalCode) || place.postalCode || undefined;
  const state =
    readState(textOf(typed.state)) ?? place.state ?? stateOf(postalCode, home.state) ?? home.state;
  const isHome = plainText(name) === plainText(home.name) && state === home.state;
  const known = isHome ? home : undefined;
  return {
    name,
    state,
    postalCode: postalCode ?? known?.postalCode,
    county: readCounty(textOf(typed.county)) ?? known?.county,
  };
}

/** The state of a ZIP code; where it is in several, this one if it is among them. */
function stateOf(postalCode = '', likely?: string): string | undefined {
  const states = statesOfPostalCode(postalCode);
  return states.find((state) => state === likely) ?? states[0];
}

/** Without the word that says what it is. */
export const readCounty = (typed: string): string | undefined =>
  isUnknown(typed) ? undefined : readName(typed.replace(/ county$/i, ''));
