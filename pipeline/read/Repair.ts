/** One fault of the layout and the line that mends it. `index` counts the lines between the fences from 0. */
export interface Repair {
  index: number;
  /** The line as it should be; nothing where it cannot be known. */
  text?: string;
  code: string;
  message: string;
}
