/** Which part of a list that goes over several pages a page shows. */
export interface Part {
  /** From 1. */
  number: number;
  of: number;
  previous?: string;
  next?: string;
}
