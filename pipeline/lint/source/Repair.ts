/** One fault of the layout and the line that mends it. `index` counts the lines between the fences from 0. */
export interface Repair {
  index: number;
  /** The line as it should be; nothing where it cannot be known. */
  text?: string;
  /** Where on the line, if not where the mended line begins to differ. */
  column?: number;
  code: string;
  message: string;
}
