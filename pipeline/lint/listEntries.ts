import type { PassageInput } from './rule';
import type { Wording } from './wordings';

interface Start extends Pick<Wording, 'says' | 'fix'> {
  start: RegExp;
  /** What a neighboring line must begin with, if one such line alone may be right. */
  beside?: RegExp;
}

const dash = { says: { what: 'An entry of a list begins with a hyphen and a space.' }, fix: () => '- ' };
const unmarked = {
  says: {
    what: 'Without a hyphen these lines would be shown as one.',
    advice: 'Begin each of them with a hyphen and a space.',
  },
  fix: ([start]: RegExpExecArray) => `- ${start.trim()} `,
};
const numbered = {
  says: { what: 'An entry of a numbered list begins with its number, a dot and a space.' },
  fix: ([start]: RegExpExecArray) => `${start.trim()} `,
};

/** Wrong beginnings of list items. A single hyphen may be a signature: `-Tom`. */
const STARTS: readonly Start[] = [
  // Word's bullets may come from a symbol font: as private characters, or as § and o.
  { ...dash, start: /[•●▪◦‣·\p{Co}][^\S\n]*(?=\S)/u },
  { ...dash, start: /-(?=\p{L})/u, beside: /^-/ },
  { ...dash, start: /--+[^\S\n]+(?=\S)/, fix: () => '  - ', beside: /^-/ },
  { ...dash, start: /[-+]\u00a0[^\S\n]*(?=\S)/ },
  { ...dash, start: /[–—][^\S\n]+(?=\S)/, beside: /^[–—-]\s/ },
  { ...dash, start: /\*(?=\p{L})/u, beside: /^(?:\*\p{L}|- )/u },
  { ...dash, start: /[§o][^\S\n]+(?=\p{L})/u, beside: /^(?:- |[§o]\s)/ },
  { ...unmarked, start: /[\p{So}→»]\ufe0f?[^\S\n]*(?=[\p{L}\p{N}])/u, beside: /^(?:- )?[\p{So}→»]/u },
  { ...unmarked, start: /\d\ufe0f?\u20e3[^\S\n]*(?=\S)/, beside: /^(?:- )?\d\ufe0f?\u20e3/ },
  {
    ...unmarked,
    start: /(?:\([a-hA-H\d]\)|[a-hA-H]\))[^\S\n]+(?=\S)/,
    beside: /^(?:- )?(?:\([a-h\d]\)|[a-h]\))\s/i,
  },
  { ...numbered, start: /\d{1,2}[.)](?=\p{Lu})/u },
  { ...numbered, start: /\d{1,2}[.)]\u00a0[^\S\n]*(?=\p{L})/u },
];

/** The asterisk of a footnote; the note itself may begin with one too. */
const FOOTNOTE_STAR = /[^\s*]\*(?=[\s.,;:!?)]|$)/;

/** Most lines begin with a letter. */
export const MAY_BEGIN_ENTRY = /^(?:[^\p{L}\s]|o\s|[a-h]\))/imu;

/** Beginnings of entries of lists in a text that are shown as running text. */
export const unmarkedEntries: readonly Wording[] = [
  ...STARTS.map(
    ({ start, beside, ...wording }): Wording => ({
      in: ['paragraph', 'item'],
      severity: 'warning',
      ...wording,
      pattern: new RegExp(`^${start.source}`, 'gmu'),
      except: ({ 0: typed, index }, { passage, document }) =>
        (beside !== undefined && !linesBeside(passage, index).some((line) => beside.test(line))) ||
        (typed === '*' && document?.source.lines.some((line) => FOOTNOTE_STAR.test(line)) === true),
    }),
  ),
  {
    in: ['paragraph', 'item'],
    severity: 'warning',
    pattern: /(?<=\n)\d{1,2}[.)] +(?=\S[^\n]*\n\d{1,2}[.)] +\S)/,
    says: { what: 'A list that does not begin with 1 needs an empty line above it.' },
    fix: ([start], { passage }) => (passage.field === '' ? `\n${start}` : undefined),
  },
];

/** The lines above and below; the first line of an item has its hyphen. */
function linesBeside({ text, place }: PassageInput['passage'], index: number): string[] {
  const above = text.slice(0, index).split('\n');
  const lines = `${place === 'item' ? '- ' : ''}${text}`.split('\n');
  return [lines[above.length - 2] ?? '', lines[above.length] ?? ''];
}
