/** The version that visitors know, as far as it differs. Paths are relative to the content folder. */
export interface Published {
  /** Files that have changed since or are gone, as they were. */
  old: OldFile[];
  /** Files that are new. */
  added: string[];
}

export interface OldFile {
  path: string;
  text: string;
}
