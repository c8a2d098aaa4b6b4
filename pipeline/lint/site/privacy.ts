import { STREET } from '../../fields/postalAddress';
import { isOfType } from '../Document';
import { type Collect, type Rule, rule } from '../rule';

const FILE = 'projects/cellar-drain.md';
const STORY = 'The old pipe had thinned';

interface StoryLine {
  line: number;
  text: string;
}

/** The lines of a project that visitors read; none of other files. */
const findStoryLines: Collect<StoryLine[]> = ({ type, source: { lines, bodyLine } }) => {
  if (type !== 'project') return [];
  return lines.flatMap((text, index) =>
    /^\s*#/.test(text) && index < bodyLine ? [] : [{ line: index + 1, text }],
  );
};

const streetAddress = rule({
  id: 'street-address',
  on: 'site',
  severity: 'warning',
  message: '“{found}” looks like the address of a customer. Leave it out, or name only the part of the town.',
  examples: { file: FILE, wrong: `At 14 Salem Street, ${STORY}`, right: STORY },
  collect: findStoryLines,
  check({ documents, forEachDocument }, report) {
    const own = documents.find(isOfType('business'))?.fields.address?.street;
    forEachDocument((_document, storyLines) => {
      for (const { line, text } of storyLines) {
        const [found] = STREET.exec(text) ?? [];
        if (!found || own?.includes(found)) continue;
        report({ line, data: { found }, actual: found });
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
  message: '“{found}” names a customer. Write “the owners”, or only a first name if the customer agrees.',
  examples: [
    { file: FILE, wrong: `For Mrs. Alden, ${STORY}`, right: STORY },
    { file: FILE, wrong: `At the Alden residence, ${STORY}`, right: STORY },
    { file: FILE, wrong: `As Morel knew, ${STORY}`, right: STORY },
  ],
  collect: findStoryLines,
  check({ documents, forEachDocument }, report) {
    const reviews = documents.filter(isOfType('review'));
    forEachDocument((document, storyLines) => {
      if (!isOfType('project')(document)) return;
      const author = reviews.find(({ name }) => name === document.fields.review?.name)?.fields.name;
      const patterns = [TITLED, FAMILY, ...lastName(author)];
      for (const { line, text } of storyLines) {
        const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
        if (found) report({ line, data: { found }, actual: found });
      }
    });
  },
});

/** The last name of the author of a review, unless it is only a letter. */
function lastName(author = ''): RegExp[] {
  const [, last] = /\s([A-Z][a-z]{2,})$/.exec(author) ?? [];
  return last ? [new RegExp(`\\b${last}\\b`)] : [];
}

export const privacyRules: readonly Rule[] = [streetAddress, surname];
