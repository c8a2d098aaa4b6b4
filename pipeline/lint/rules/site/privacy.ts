import { streetIn } from '../../../fields/postalAddress';
import { sectionModel } from '../../../model/registry';
import { type Document, documentsOf, isOfType, isUncertain } from '../../Document';
import { type Collect, type Former, type Rule, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';
import { privateDetails } from './privateDetails';

interface TextLine {
  line: number;
  text: string;
}

/** What visitors read of people: a job, a member of the team, and what a review says. None of other files. */
const findPersonalLines: Collect<TextLine[]> = ({ type, source: { lines, bodyLine } }) => {
  if (type !== 'project' && type !== 'review' && type !== 'member') return [];
  return lines.flatMap((text, index) => {
    const isField = index < bodyLine - 1;
    const isRead =
      !isField || (type === 'review' ? /^(?:location|project):/.test(text) : !/^\s*#/.test(text));
    return isRead && /[A-Z\d]/.test(text) ? [{ line: index + 1, text }] : [];
  });
};

/** Of a place that customers come to. */
const IS_OURS = /\b(?:our|shop|office|showroom|store|warehouse|yard)\b/i;

const streetAddress = rule({
  id: 'street-address',
  on: 'site',
  severity: 'warning',
  message: '“{found}” looks like somebody’s home address. Leave it out, or name only the part of town.',
  collect: findPersonalLines,
  check({ documents, tree, forEachDocument }, report) {
    const own = documents.find(isOfType('business'))?.fields.address?.street;
    for (const path of tree.pictures) {
      const found = streetIn(path.slice(path.lastIndexOf('/') + 1).replace(/[-_.]+/g, ' '));
      const reason = `Everybody can see this file's name, and “${found}” looks like somebody’s home address. Give the file another name.`;
      if (found && !own?.toLowerCase().includes(found.toLowerCase()))
        report({ in: `${tree.label}/${path}`, reason });
    }
    forEachDocument((_document, personalLines) => {
      for (const { line, text } of personalLines) {
        const found = streetIn(text);
        if (found && !own?.includes(found)) report({ line, data: { found }, actual: found });
      }
    });
  },
  also: {
    source: checkDescriptions((text) => (IS_OURS.test(text) ? undefined : inDescription(streetIn(text)))),
  },
});

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][a-z]+/;
const FAMILY = /\b[Tt]he\s+[A-Z][a-z]+(?:['’]s?)?\s+(?:family|residence|household)\b/;

const surname = rule({
  id: 'surname',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  message: '“{found}” names a customer. Write “the owners”, or only a first name if the customer agrees.',
  collect: findPersonalLines,
  check({ documents, forEachDocument }, report) {
    const reviews = documentsOf(documents, 'review');
    const shortened = reviews.flatMap(({ fields }) => fullNames(fields.name));
    const team = documentsOf(documents, 'member').map(({ fields }) => fields.name);
    const isOfTeam = (found: string) => {
      const last = found.slice(found.lastIndexOf(' '));
      return team.some((name) => name?.endsWith(last));
    };
    forEachDocument((document, personalLines) => {
      const patterns = [...customersIn(document, reviews), ...shortened];
      for (const { line, text } of personalLines) {
        const found = firstMatch(patterns, text);
        if (found && !isOfTeam(found)) report({ line, data: { found }, actual: found });
      }
    });
  },
  also: { source: checkDescriptions((text) => inDescription(firstMatch([TITLED, FAMILY], text))) },
});

/** In reviews, customers write of the business by such names. */
function customersIn(document: Document, reviews: readonly Document[]): RegExp[] {
  if (!isOfType('project')(document)) return [];
  const author = reviews.find(({ name }) => name === document.fields.review?.name)?.fields.name;
  return [TITLED, FAMILY, ...lastName(String(author ?? ''))];
}

/** The last name of the author of a review, unless it is only a letter. */
function lastName(author: string): RegExp[] {
  const [, last] = /\s([A-Z][a-z]{2,})$/.exec(author) ?? [];
  return last ? [new RegExp(`\\b${last}\\b`)] : [];
}

/** `Ines Morel`, of a reviewer who is `Ines M.` */
function fullNames(author = ''): RegExp[] {
  const [, first, letter] = /^([A-Z][a-z]+) ([A-Z])\.?$/.exec(author) ?? [];
  return first ? [new RegExp(`\\b${first} ${letter}[a-z]+\\b`)] : [];
}

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  return undefined;
}

const inDescription = (found?: string): Former | undefined =>
  found === undefined
    ? undefined
    : {
        actual: found,
        reason: `“${found}” tells who or where a customer is. Leave it out of the description.`,
      };

const keepMissing = rule({
  id: 'keep-missing',
  inForm:
    'Nothing says how long requests from your forms are kept, so none is ever deleted. Write a time, for example 24 months.',
  on: 'site',
  severity: 'warning',
  message:
    'This file does not say how long requests from your forms are kept, so they are never deleted. Add a line with the time, for example “keepLeads: 24 months”.',
  check({ documents }, report) {
    const business = documents.find(isOfType('business'));
    if (!business || isUncertain(business, 'keepLeads') || business.fields.keepLeads !== undefined) return;
    if (documents.some(({ sections }) => sections.some(({ kind }) => sectionModel(kind)?.isForm)))
      report({ in: business, line: 1 });
  },
});

export const privacyRules: readonly Rule[] = [streetAddress, surname, privateDetails, keepMissing];
