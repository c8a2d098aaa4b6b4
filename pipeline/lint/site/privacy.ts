import type { TypeName } from '../../model/Site';
import type { Source } from '../../source/Source';
import { type Document, isOfType } from '../Document';
import { type Rule, rule } from '../rule';

const FILE = 'projects/cellar-drain.md';
const STORY = 'The old pipe had thinned';

export const STREET =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][a-z]{1,20}\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Terrace|Circle|Pike|Way|Place|Pl)\b/;

const streetAddress = rule({
  id: 'street-address',
  on: 'site',
  severity: 'warning',
  about:
    "A project has a street address. It is a customer's home: leave out the number and the street, and name the part of the town.",
  examples: { file: FILE, wrong: `At 14 Salem Street, ${STORY}`, right: STORY },
  check({ documents, forEachDocument }, report) {
    const own = documents.find(isOfType('business'))?.fields.address?.street;
    forEachDocument((document) => {
      for (const { line, text } of document.storyLines) {
        const [found] = STREET.exec(text) ?? [];
        if (!found || own?.includes(found)) continue;
        const reason = `“${found}” looks like the address of a customer. Leave it out, or name only the part of the town.`;
        report({ line, reason, actual: found });
      }
    });
  },
});

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][a-z]+/;
const FAMILY = /\b[Tt]he\s+[A-Z][a-z]+(?:['’]s?)?\s+(?:family|residence|household)\b/;

const surname = rule({
  id: 'surname',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    "A project has a customer's surname. Leave it out: write “the owners”, or a first name if the customer agrees.",
  examples: [
    { file: FILE, wrong: `For Mrs. Alden, ${STORY}`, right: STORY },
    { file: FILE, wrong: `At the Alden residence, ${STORY}`, right: STORY },
    { file: FILE, wrong: `As Morel knew, ${STORY}`, right: STORY },
  ],
  check({ documents, forEachDocument }, report) {
    const reviews = documents.filter(isOfType('review'));
    forEachDocument((document) => {
      if (!isOfType('project')(document)) return;
      const author = reviews.find(({ name }) => name === document.fields.review?.name)?.fields.name;
      const patterns = [TITLED, FAMILY, ...lastName(author)];
      for (const { line, text } of document.storyLines) {
        const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
        if (!found) continue;
        const reason = `“${found}” names a customer. Write “the owners”, or only a first name if the customer agrees.`;
        report({ line, reason, actual: found });
      }
    });
  },
});

/** The last name of the author of a review, unless it is only a letter. */
function lastName(author = ''): RegExp[] {
  const [, last] = /\s([A-Z][a-z]{2,})$/.exec(author) ?? [];
  return last ? [new RegExp(`\\b${last}\\b`)] : [];
}

/** The lines of a project that visitors read; none of other files. */
export function findStoryLines(type: TypeName, { lines, bodyLine }: Source): Document['storyLines'] {
  if (type !== 'project') return [];
  return lines.flatMap((text, index) =>
    /^\s*#/.test(text) && index < bodyLine ? [] : [{ line: index + 1, text }],
  );
}

export const privacyRules: readonly Rule[] = [streetAddress, surname];
