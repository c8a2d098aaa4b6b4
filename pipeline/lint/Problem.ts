/** One thing wrong in one place, in the owner's words. Lines and columns count from 1. */
export interface Problem {
  /** Relative to the folder above the content folder. */
  file: string;
  line: number;
  column: number;
  /** `hero.buttons.1`, or empty where no field is meant. */
  field: string;
  severity: 'error' | 'warning';
  /** A short, lasting name of the kind of problem. */
  code: string;
  message: string;
  /** The corrected line, where it can be known. */
  fix: { line: number; text: string } | null;
}
