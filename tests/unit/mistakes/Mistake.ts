/** One thing an owner gets wrong in `tests/fixtures/plumber`, and the one problem that the check shows for it. */
export interface Mistake {
  mistake: string;
  /** Below the content folder. */
  file: string;
  /** The words to change and what they become; both left out where `make` does it. */
  from?: string;
  to?: string;
  /** What else is done to the folder. */
  make?: (folder: string) => void;
  /** The file that shows it, where it is another one. */
  shownIn?: string;
  line: number;
  column?: number;
  /** Empty where no field is meant. */
  field?: string;
  code: string;
  severity?: 'warning';
  /** A part of the message. */
  says: string;
  /** The corrected line, where it can be known. */
  fix?: string;
  /** The corrected line is right, but what it makes readable has mistakes of its own. */
  unmendable?: true;
  /** The file that says where the repository is cannot be read, so the message has no link to its rule. */
  unlinked?: true;
}
