import type { Published } from '../../../pipeline/lint/site/links/publishedVersion';

/** A mistake in `tests/fixtures/plumber`, and the one problem that the check reports for it. */
export interface Mistake {
  mistake: string;
  /** Makes the mistake in a copy of the content folder. */
  make: (folder: string) => void;
  /** The version that it changes, where the problem is what became of it. */
  published?: Published;
  /** The file with the problem, below the content folder. */
  file: string;
  line: number;
  /** Where it is not given, the problem is shown at the words that its message quotes, or else at the value of its line. */
  column?: number;
  /** Empty if the problem is not about a field. */
  field?: string;
  code: string;
  severity?: 'warning';
  /** A part of the message. */
  says: string;
  /** The corrected line, if it is certain. */
  fix?: string;
  /** The rules that report another mistake in the corrected line. */
  next?: readonly string[];
}
