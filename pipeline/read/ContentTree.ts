/** All files below a content folder, by path relative to it, with `/` on every system. */
export interface ContentTree {
  /** The content folder itself. */
  root: string;
  /** The content folder's name, which begins every `file` in a message. */
  label: string;
  markdown: string[];
  pictures: string[];
  /** Files of any other kind. */
  others: string[];
  /** Links to other places on the disk; they are never followed. */
  links: string[];
}
