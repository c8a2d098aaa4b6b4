/** What is known of names beyond the group that is being read. */
export interface FieldNames {
  /** The kinds of sections that may stand in the file. */
  sections: readonly string[];
  /** The kinds of sections of any file. */
  allSections: readonly string[];
  /** The names at the top of the file: its own fields and its sections. */
  top: readonly string[];
  /** The names inside a group or a section that stands at the top of the file. */
  inside: (key: string) => readonly string[];
  /** Whether the text below the fields is what the file is about. */
  wordsBelow?: boolean;
  /** Where else a name belongs, in words. */
  home: (name: string) => string | undefined;
}
