/** A mistake in `tests/fixtures/plumber`, and the one problem that the check reports for it. */
export interface Mistake {
  mistake: string;
  /** Below the content folder. */
  file: string;
  /** The text to change and its replacement; both absent if `make` makes the mistake. */
  from?: string;
  to?: string;
  /** Other changes of the folder. */
  make?: (folder: string) => void;
  /** The file with the problem, if it is another one. */
  shownIn?: string;
  line: number;
  column?: number;
  /** Empty if the problem is not about a field. */
  field?: string;
  code: string;
  severity?: 'warning';
  /** A part of the message. */
  says: string;
  /** The corrected line, if it is certain. */
  fix?: string;
  /** Whether the corrected line reveals other mistakes. */
  unfixable?: true;
  /** Whether the message has no link to its rule, because the file with the repository's address cannot be read. */
  unlinked?: true;
}
