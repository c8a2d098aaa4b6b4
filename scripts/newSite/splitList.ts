import { TITLE } from '../../pipeline/kinds/names';

/** A semicolon or a line end. */
const STRONG = '\\s*[;\\n]\\s*';

/** What follows a comma that is part of an item: `, Jr.`, `, owner` and `, 12 years`. */
const IN_ITEM = `\\s*(?:[JS]r\\b|I{2,3}\\b|${TITLE}\\s*(?:[,;\\n]|$)|\\d{1,2}\\+?\\s*(?:years?|yrs?|años?)\\b)`;

/** A comma, also before “and”; but not in `1,200` and between parentheses. */
const COMMA = `\\s*,(?!(?<=\\d,)\\d{3}\\b|[^(]*\\)|${IN_ITEM})\\s*(?:(?:and\\b|&)\\s*)?`;

const SEPARATOR = new RegExp(`${STRONG}|${COMMA}`, 'iu');

/** Splits a list on one or several lines. */
export const splitList = (typed: string): string[] => typed.split(SEPARATOR).filter(Boolean);

/** In a list with semicolons, a role may follow a comma: `Cody W., chinking crew; Jo Diaz`. */
export const splitPeople = (typed: string): string[] =>
  splitList(typed.includes(';') ? typed.replace(/(?<=\p{Lu}[^,;]*),\s*(\p{Ll}[^,;()]*)/gu, ' ($1)') : typed);
