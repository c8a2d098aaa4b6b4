import { distance } from 'fastest-levenshtein';
import { memoize } from '../../../model/memoize';
import { visitEntry } from '../../../model/visitEntry';
import { type Document, documentsOf, isOfType } from '../../Document';
import type { Finding } from '../../rule';
import { type Published, publishedFiles } from '../links/lastVersion';
import { BUSINESS, differs, type FieldCheck, ofBusiness } from './StatementKind';

const WORD = /[\p{L}\p{N}&’']+/gu;

/** A name of several words in a text, of which one is spelled otherwise. */
function misspelled(text: string, name: string): string | undefined {
  const expected: string[] = name.match(WORD) ?? [];
  // One word is wrong, so another one is there.
  if (expected.length < 2 || !expected.some((word) => text.includes(word))) return undefined;
  const words = [...text.matchAll(WORD)];
  for (let at = 0; at + expected.length <= words.length; at += 1) {
    const wrong = expected.filter(
      (word, index) => words[at + index]?.[0].toLowerCase() !== word.toLowerCase(),
    );
    const [word = ''] = wrong;
    const found = words[at + expected.indexOf(word)]?.[0] ?? '';
    if (wrong.length === 1 && isSlip(found, word)) {
      const last = words[at + expected.length - 1];
      return text.slice(words[at]?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
    }
  }
  return undefined;
}

/** The same stem with another ending is another word: Plumbing and Plumbers. */
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ers?|ing|ed|s|['’]s)$/, '');

function isSlip(found: string, word: string): boolean {
  const isLong = word.length >= 5 && found.length >= 4;
  if (!isLong || found.charAt(0) !== word.charAt(0) || stemOf(found) === stemOf(word)) return false;
  return distance(found.toLowerCase(), word.toLowerCase()) <= Math.min(3, Math.floor(word.length * 0.6));
}

/** The name of the business in the texts of fields. */
const checkName: FieldCheck = (document, { documents }) => {
  const { name, shortName } = ofBusiness(documents);
  const names = [name, shortName].flatMap((each) => (each ? [each] : []));
  const found: { field: string; actual: string; expected: string }[] = [];
  const look = (text: unknown, field: string) => {
    for (const expected of names) {
      const actual = typeof text === 'string' ? misspelled(text, expected) : undefined;
      if (actual && found.every((each) => each.field !== field)) found.push({ field, actual, expected });
    }
  };
  if (document.type === 'article' || document.type === 'project')
    for (const field of ['title', 'description', 'author']) look(document.fields[field], field);
  else if (document.type !== 'business' && document.type !== 'review') visitEntry(document, { string: look });
  else if (document.type === 'business')
    for (const field of ['description', 'tagline']) look(document.fields[field], field);
  return found.map(({ field, actual, expected }) => ({
    in: document,
    field,
    actual,
    expected,
    reason: `The name of the business is ${expected} in ${BUSINESS}, but “${actual}” here. Correct the one that is wrong.`,
  }));
};

/** An author who is nearly one of the team. */
const checkAuthor: FieldCheck = (document, { documents }) => {
  const author = isOfType('article')(document) ? document.fields.author : undefined;
  if (!author) return [];
  const members = documentsOf(documents, 'member');
  if (members.some(({ fields }) => fields.name === author)) return [];
  const near = members.find(({ fields: { name } }) => name && misspelled(author, name) === author);
  const expected = near?.fields.name;
  return near && expected
    ? [
        {
          in: document,
          field: 'author',
          actual: author,
          expected,
          reason: differs(author, near.file, expected),
        },
      ]
    : [];
};

type Named = 'member' | 'area';

const namesOf = (entries: readonly { type: string; fields: Record<string, unknown> }[], wanted: Named) =>
  entries.flatMap(({ type, fields }) => (type === wanted ? String(fields.name) : []));

/** Those who were of the team in the published version. */
const formerTeam = memoize((documents: readonly Document[]) =>
  memoize((published: Published) => {
    const there = new Set(namesOf(documents, 'member'));
    const before = publishedFiles(published).map(({ entry }) => entry);
    return namesOf(before, 'member').filter((name) => !there.has(name));
  }),
);

/** Somebody who has left the team and still stands under articles and jobs. */
const checkFormer: FieldCheck = (document, { documents, published }) => {
  const gone = published ? formerTeam(documents)(published) : [];
  const found: Finding[] = [];
  if (gone.length === 0 || document.type === 'member' || document.type === 'review') return found;
  visitEntry(document, {
    string: (actual, field) => {
      if (!gone.includes(actual)) return;
      const reason = `This change takes “${actual}” off the team, but the name is still here. Write another name, or leave it if the work is still theirs.`;
      found.push({ in: document, field, actual, reason });
    },
  });
  return found;
};

/** A town whose page is deleted, and which the bottom of each page still lists. `address-lost` comes first. */
const checkFormerTowns: FieldCheck = (document, { documents, published, addresses }) => {
  if (!published || !isOfType('business')(document)) return [];
  const there = new Set(namesOf(documents, 'area'));
  const before = publishedFiles(published).map(({ entry }) => entry);
  const redirected = before.filter((entry) => !addresses.lost.has(String(entry.address)));
  const gone = namesOf(redirected, 'area').filter((name) => !there.has(name));
  const { towns = [], address } = ofBusiness(documents);
  return towns.flatMap((actual, at) => {
    if (!gone.includes(actual) || actual === address?.town) return [];
    const reason = `This change deletes the page of ${actual}, but the site still says that you serve it. Delete this line, or leave it if you still go there.`;
    return [{ in: document, field: `towns.${at}`, actual, reason }];
  });
};

export const nameChecks: readonly FieldCheck[] = [checkName, checkAuthor, checkFormer, checkFormerTowns];
