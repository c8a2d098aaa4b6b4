import { memoize } from '../../../model/memoize';
import { type Document, documentsOf, isOfType } from '../../Document';
import { differs, type FieldCheck, ofBusiness } from './StatementKind';

/** Texts call Mantua Township "Mantua" too. */
export const shortName = (town: string) => town.replace(/ (?:Township|Borough|City|Village)$/, '');

interface Town {
  name: string;
  /** That a text speaks of the town, and not of a bath in Bath. */
  pattern: RegExp;
}

const townsOf = memoize((documents: readonly Document[]): readonly Town[] => {
  const { towns = [] } = ofBusiness(documents);
  const areas = documentsOf(documents, 'area').map(({ fields }) => fields.name ?? '');
  const names = new Set([...areas, ...towns].map(shortName).filter(Boolean));
  return [...names].map((name) => {
    const escaped = name.replace(/[^\w ]/g, '\\$&');
    const pattern = String.raw`\b(?:in|from|around|an?|the) (?:[a-z]+ )?${escaped}(?! (?:Street|Avenue|Road|tub))\b|\b${escaped}\b(?=,? [A-Z]{2}\b)`;
    return { name, pattern: new RegExp(pattern) };
  });
});

function townOf(page: Document, documents: readonly Document[]): string | undefined {
  if (isOfType('area')(page)) return page.fields.name;
  if (!isOfType('project')(page)) return undefined;
  const { town } = page.fields;
  return documentsOf(documents, 'area').find(({ name }) => name === town?.name)?.fields.name;
}

/** The one town of the business that a text names, if the page is about another one. */
export function otherTown(text: string, page: Document, documents: readonly Document[]): string | undefined {
  const own = townOf(page, documents);
  if (!own || text.includes(shortName(own))) return undefined;
  const named = townsOf(documents).filter(({ pattern }) => pattern.test(text));
  return named.length === 1 ? named[0]?.name : undefined;
}

/** The texts of a page that say where it is. */
function* headingsOf({ fields, sections }: Document): Generator<[field: string, text: unknown]> {
  for (const name of ['title', 'description', 'label']) yield [name, fields[name]];
  for (const { key, kind, fields: own } of sections)
    if (kind === 'hero') for (const name of ['eyebrow', 'heading']) yield [`${key}.${name}`, own[name]];
}

export const checkTowns: FieldCheck = (document, { documents }) => {
  const own = townOf(document, documents);
  if (!own) return [];
  return [...headingsOf(document)].flatMap(([field, text]) => {
    const other = typeof text === 'string' ? otherTown(text, document, documents) : undefined;
    if (!other) return [];
    const where =
      document.type === 'area' ? 'the line “name:” of this file' : 'the line “town:” of this file';
    return [{ in: document, field, actual: other, reason: differs(other, where, own) }];
  });
};
