import { STREETS, streetIn } from '../../../fields/places';
import { sectionModel } from '../../../model/registry';
import { placeIn } from '../../../passages/Range';
import { type Document, documentsOf, isOfType, isUncertain } from '../../Document';
import { type Collect, collecting, type Rule, rule } from '../../rule';
import { keepTexts, matchesIn, type PassageText } from '../../site/filePassages';
import { checkWordings } from '../../wordings';

/** What visitors read of people: a job, a member of the team, and what a review says. None of other files. */
const findPersonalTexts: Collect<PassageText[]> = ({ type, passages }) => {
  if (type !== 'project' && type !== 'review' && type !== 'member') return [];
  return keepTexts(
    passages,
    ({ text, place, field }) =>
      place !== 'note' && (type !== 'review' || READ.test(field)) && /[A-Z\d]/.test(text),
  );
};

/** What a review says. */
const READ = /^(?:location|project|)$/;

/** Of a place that customers come to. */
const IS_OURS = /\b(?:our|shop|office|showroom|store|warehouse|yard)\b/i;

const IN_DESCRIPTION = {
  what: '“{words}” tells who or where a customer is.',
  advice: 'Leave it out of the description.',
};

const streetAddress = rule({
  id: 'street-address',
  severity: 'warning',
  what: '“{words}” looks like somebody’s home address.',
  advice: 'Leave it out, or name only the part of town.',
  site: collecting(findPersonalTexts, ({ documents, tree, forEachDocument }, report) => {
    const own = documents.find(isOfType('business'))?.fields.address?.street;
    for (const path of tree.pictures) {
      const words = streetIn(path.slice(path.lastIndexOf('/') + 1).replace(/[-_.]+/g, ' '));
      if (!words || own?.toLowerCase().includes(words.toLowerCase())) continue;
      const what = `Everybody can see this file's name, and “${words}” looks like somebody’s home address.`;
      const says = { what, advice: 'Give the file another name.' };
      report({ range: placeIn(`${tree.label}/${path}`), says });
    }
    forEachDocument((document, texts) => {
      for (const match of matchesIn(document, texts, STREETS))
        if (!own?.includes(match.words)) report({ range: match.range, data: { words: match.words } });
    });
  }),
  passages: checkWordings(
    STREETS.map((pattern) => ({
      ...{ in: ['description'], pattern, says: IN_DESCRIPTION },
      except: ({ input }) => IS_OURS.test(input),
    })),
  ),
});

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][a-z]+/g;
const FAMILY = /\b[Tt]he\s+[A-Z][a-z]+(?:['’]s?)?\s+(?:family|residence|household)\b/g;

const surname = rule({
  id: 'surname',
  severity: 'warning',
  what: '“{words}” names a customer.',
  advice: 'Write “the owners”, or only a first name if the customer agrees.',
  site: collecting(findPersonalTexts, ({ documents, forEachDocument }, report) => {
    const reviews = documentsOf(documents, 'review');
    const shortened = reviews.flatMap(({ fields }) => fullNames(fields.name));
    const team = documentsOf(documents, 'member').map(({ fields }) => fields.name);
    const isOfTeam = (words: string) => {
      const last = words.slice(words.lastIndexOf(' '));
      return team.some((name) => name?.endsWith(last));
    };
    forEachDocument((document, texts) => {
      const patterns = [...customersIn(document, reviews), ...shortened];
      for (const match of matchesIn(document, texts, patterns))
        if (!isOfTeam(match.words)) report({ range: match.range, data: { words: match.words } });
    });
  }),
  passages: checkWordings(
    [TITLED, FAMILY].map((pattern) => ({ in: ['description'], pattern, says: IN_DESCRIPTION })),
  ),
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
  return last ? [new RegExp(`\\b${last}\\b`, 'g')] : [];
}

/** `Ines Morel`, of a reviewer who is `Ines M.` */
function fullNames(author = ''): RegExp[] {
  const [, first, letter] = /^([A-Z][a-z]+) ([A-Z])\.?$/.exec(author) ?? [];
  return first ? [new RegExp(`\\b${first} ${letter}[a-z]+\\b`, 'g')] : [];
}

const keepMissing = rule({
  id: 'keep-missing',
  severity: 'warning',
  what: 'Nothing says how long requests from your forms are kept, so they are never deleted.',
  advice: 'Add a line with the time, for example “keepLeads: 24 months”.',
  inForm: 'Write a time, for example 24 months.',
  site({ documents }, report) {
    const business = documents.find(isOfType('business'));
    if (!business || isUncertain(business, 'keepLeads') || business.fields.keepLeads !== undefined) return;
    if (documents.some(({ sections }) => sections.some(({ kind }) => sectionModel(kind)?.isForm)))
      report({ range: placeIn(business.file) });
  },
});

export const privacyRules: readonly Rule[] = [streetAddress, surname, keepMissing];
