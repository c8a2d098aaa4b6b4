import { monthsOf } from '../../../fields/duration';
import { type Document, documentsOf, isOfType } from '../../Document';
import { sentenceAt } from './passages';
import {
  BUSINESS,
  differs,
  type FieldCheck,
  foundedIn,
  matchAll,
  ofBusiness,
  readNumber,
  type StatementKind,
} from './StatementKind';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|autumn|winter)';
const PAST: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:©|\b(?:since|copyright|(?:founded|established|finished|completed|built|remodeled|renovated|opened|installed|laid|replaced|won|awarded) in))\s(?:(?:the|early|late|of|${MONTH})\s)*(\d{4})\b`,
    'gi',
  ),
];
const FUTURE = /\b(?:will|by|until|through|plan\w*|expect\w*|going to|to be|next|should|would|when|if)\b/i;

/** A year of what is past. */
const past: StatementKind<number> = {
  id: 'past',
  types: ['page', 'service', 'area', 'project', 'article', 'review', 'member', 'navigation', 'business'],
  sign: /\b2\d{3}\b/,
  readText: ({ text, key }) => {
    const patterns = key === 'house' ? [/\b(2\d{3})\b/g] : PAST;
    return matchAll(patterns, text).flatMap(({ 0: all, 1: year = '', index }) =>
      FUTURE.test(sentenceAt(text, index))
        ? []
        : [{ value: Number(year), actual: year, index: index + all.length - year.length }],
    );
  },
  contradicted({ value, actual }, _document, { now }) {
    if (value <= Number(now.today.slice(0, 4))) return undefined;
    return {
      reason: `The year “${actual}” has not come yet, and the text speaks of what is past. Correct the year.`,
    };
  },
};

const STARS: readonly RegExp[] = [
  /\b(?:gives?|giving|gave|deserves?|earn(?:s|ed)?|gets?|rated?)\b[^.!?\d]{0,20}?\b(one|two|three|four|five|[1-5])[- ]stars?\b/gi,
  /\b([1-5]) ?(?:out of|\/) ?5(?: stars?)?\b/gi,
  /^(one|two|three|four|five|[1-5]) stars\b/gi,
];

const stars: StatementKind<number> = {
  id: 'stars',
  isOfFile: true,
  types: ['review'],
  sign: /\bstars?\b|\b5\b/i,
  readText: ({ text, key }) =>
    key === 'body'
      ? matchAll(STARS, text).flatMap(({ 0: all, 1: number = '', index }) => {
          if (/\b(?:not|never|instead|others?|only because|would have|wish)\b/i.test(sentenceAt(text, index)))
            return [];
          return [{ value: readNumber(number) ?? 0, actual: all, index }];
        })
      : [],
  contradicted({ value, actual }, document) {
    const known = isOfType('review')(document) ? document.fields.rating : undefined;
    return known === undefined || Math.abs(known - value) < 1
      ? undefined
      : { reason: differs(actual, 'the line “rating:” of this file', known) };
  },
};

const BYLINE =
  /^\W*(?:[Ww]ritten )?[Bb]y ((?!The |A )\p{Lu}[\p{L}’'-]+\.?(?: \p{Lu}[\p{L}’'.-]*){1,3})\W*$/gu;

const author: StatementKind<string> = {
  id: 'author',
  isOfFile: true,
  types: ['article'],
  sign: /\b[Bb]y \p{Lu}/u,
  readText: ({ text, key }) =>
    key === 'body'
      ? [...text.matchAll(BYLINE)].map(({ 0: all, 1: name = '', index }) => ({
          value: name,
          actual: name,
          index: index + all.indexOf(name),
        }))
      : [],
  contradicted({ value, actual }, document) {
    const known = isOfType('article')(document) ? document.fields.author : undefined;
    return !known || known.includes(value)
      ? undefined
      : { reason: differs(actual, 'the line “author:” of this file', known) };
  },
};

const KEPT =
  /\b(?:keep|store|hold|delete|guard\w+|conserv\w+|borr\w+)\b[^.!?]{0,40}?\b(?:your|sus?|las?) (?:requests?|messages?|details|data|photo\w*|pictures|solicitud\w*|mensajes?|datos|fotos)\b[^.!?]{0,60}?\b(\d{1,3}|[a-z]+) (month|year|mes|año)e?s?\b/gi;

const kept: StatementKind<{ months: number; field: 'keepLeads' | 'keepPhotos' }> = {
  id: 'kept',
  types: ['page'],
  sign: /(?:month|year|mes|año)e?s?\b/i,
  readText: ({ text }) =>
    matchAll([KEPT], text).flatMap(({ 0: all, 1: number = '', 2: unit = '', index }) => {
      const months = (readNumber(number) ?? 0) * (/^[ya]/i.test(unit) ? 12 : 1);
      const field = /photo|picture|foto/i.test(all) ? 'keepPhotos' : 'keepLeads';
      const at = all.lastIndexOf(number);
      return months > 0 ? [{ value: { months, field }, actual: all.slice(at), index: index + at }] : [];
    }),
  contradicted({ value: { months, field }, actual }, _document, { documents }) {
    const time = ofBusiness(documents)[field];
    const known = time && monthsOf(time);
    return known === undefined || known === months
      ? undefined
      : { reason: differs(actual, `the line “${field}:” in ${BUSINESS}`, `${known} months`) };
  },
};

export const timeStatements: readonly StatementKind[] = [past, stars, author, kept];

/** A review of a job that was not finished then, and what was done before there was the business. */
const checkOrder: FieldCheck = (document, { documents, now }) => {
  const founded = foundedIn(documents, now);
  if (isOfType('review')(document)) return beforeFounded(document, 'date', document.fields.date, founded);
  if (!isOfType('project')(document)) return [];
  const { review, finished } = document.fields;
  const found = beforeFounded(document, 'finished', finished, founded);
  const about = documentsOf(documents, 'review').find(({ name }) => name === review?.name);
  const date = about?.fields.date;
  if (about && date && finished && date.slice(0, 7) < finished)
    found.push({
      in: about,
      field: 'date',
      reason: `This review is from ${date}, but its job in ${document.file} was finished in ${finished}. Correct the one that is wrong.`,
    });
  return found;
};

function beforeFounded(document: Document, field: string, date?: string, founded?: number) {
  if (!date || !founded || Number(date.slice(0, 4)) >= founded) return [];
  return [{ in: document, field, reason: differs(date, `the line “founded:” in ${BUSINESS}`, founded) }];
}

export const orderChecks: readonly FieldCheck[] = [checkOrder];
