/** Something wrong in a text; `line` counts from 1 at its first line. */
export interface Finding {
  line: number;
  code: string;
  message: string;
  /** The words to replace on the line, and by what. */
  wrong?: string;
  right?: string;
  severity?: 'warning';
}
