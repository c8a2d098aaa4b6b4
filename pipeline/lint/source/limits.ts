import type { Excess } from '../../source/limits';

const REASONS: Record<Excess['kind'], string> = {
  run: 'Hundreds of signs follow one another here, which no text needs. Delete them.',
  nesting: 'Hundreds of signs follow one another here, which no text needs. Delete them.',
  'open-brackets':
    'More than fifty square brackets are open here at once. Close each [ with a ], or delete it.',
  brackets: 'This paragraph has more than ten thousand square brackets, which no text needs. Delete them.',
  cells: 'This line has more than 300 bars “|”, and no table has so many columns. Make several tables of it.',
  fields:
    'From here on there are more fields, entries and signs than a file can have. Make several files of this one, or delete what does not belong in it.',
  text: 'From here on there are more lines, links and signs than a page can show; it would load very slowly on a phone. Make several pages of this text, or delete what does not belong in it.',
};

export function reasonOf({ kind }: Excess): string {
  return REASONS[kind];
}
