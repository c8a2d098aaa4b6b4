import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { editFields, type FieldEdit } from '../../pipeline/source/editFields';
import type { ContentTree } from '../../pipeline/source/listFolder';

/** What a form's choices are made of, and what its answers are added to. */
export interface FormSite {
  tree: ContentTree;
  entries: readonly LoadedEntry[];
  /** Files that other open forms add or change. Paths are relative to the content folder. */
  pendingFiles: ReadonlySet<string>;
  /** The day on which the form was sent, `YYYY-MM-DD`. */
  today: string;
}

/** How a question looks: one line, several lines, a menu, check boxes, or files to upload. */
type Control = 'line' | 'text' | 'choice' | 'checks' | 'pictures';

export interface Question {
  id: string;
  /** The heading of its answer in the issue; no other question of the form has it. */
  label: string;
  /** The hint below the label. */
  about: string;
  control: Control;
  required: boolean;
  placeholder?: string;
  /** Whether words such as “none” and “right away” may be the answer. */
  takesAnyWords?: boolean;
  /** Whether photos may be attached inside the text. */
  takesPhotos?: boolean;
  /** How many photos may be attached. */
  most?: number;
  /** Where its photos belong, relative to the content folder, if not among those of its kind of file. */
  folder?(answers: Answers): string;
  /** What its photos show, where nobody has to be asked. */
  shows?(answers: Answers): string;
  /** How a text that people write in many ways is written here. */
  tidy?(text: string): string;
  /** What to say where an answer is missing. */
  empty?: string;
  /** What to do where the answer says what to change, if that is not that the form only adds something. */
  instead?: string;
  /** What the answer begins with. */
  value?: string;
  /** What each choice stands for, by its text. */
  options?: ReadonlyMap<string, string>;
  /** The values of choices that are read but not offered. */
  notOffered?: readonly string[];
}

/** The id of the question for the text below the front matter. */
export const BODY = 'body';

/** The answers to a form by the ids of its questions; questions without an answer are missing. */
export type Answers = ReadonlyMap<string, readonly string[]>;

export interface FormProblem {
  /** The label of the question; missing if it is about the form. */
  label?: string;
  text: string;
}

/** A picture that was attached, where it belongs and what it shows. */
export interface PlacedPicture {
  /** The address of the attachment. */
  from: string;
  /** Relative to the content folder. */
  path: string;
  description: string;
  /** The label of the question that it was attached to, and of the one about what it shows. */
  label: string;
  shownLabel?: string;
}

/** What a form changes. Paths are relative to the content folder. */
export interface ContentEdit {
  /** The title of the pull request. */
  title: string;
  files: { path: string; text: string }[];
  pictures: PlacedPicture[];
  problems: FormProblem[];
  /** Whether everybody may read the addresses, numbers and names in it. */
  isPublic?: boolean;
  /** What the owner should know about it before it is merged. */
  notes?: readonly string[];
  /** The question that a field is asked by, for messages about the field. */
  labels?: ReadonlyMap<string, string>;
  /** The line of an answer that an item of a list was made of, by the path of the item: `hours.0`. */
  lines?: ReadonlyMap<string, string>;
}

/** A change without pictures; without a path, the answers do not say what to edit. */
export function editFile(
  { tree }: FormSite,
  { path, edits, ...more }: Partial<ContentEdit> & { path?: string; edits: readonly FieldEdit[] },
): ContentEdit {
  const read = (file: string) => readFileSync(join(tree.root, file), 'utf8');
  const files = path === undefined ? [] : [{ path, text: editFields(read(path), edits) }];
  return { title: '', pictures: [], problems: [], ...more, files };
}

export interface IssueForm {
  /** The name of its file in `.github/ISSUE_TEMPLATE`, without `.yml`. */
  name: string;
  title: string;
  /** One sentence; GitHub takes at most 200 characters. */
  about: string;
  questions(site: FormSite): Question[];
  write(answers: Answers, site: FormSite): ContentEdit;
}

/** Without its check, what may be private in a text has to be taken out. */
export const PUBLIC: Question = {
  id: 'public',
  label: 'Who may read this',
  about: 'Leave it empty, unless your text names a street, a number, an email address or a person.',
  control: 'checks',
  required: false,
  options: new Map([['Everybody may read the addresses, numbers and names in my text', 'yes']]),
};

/** The texts of the choices that somebody sees. */
export const offeredIn = ({ options = new Map(), notOffered = [] }: Question): string[] =>
  [...options].filter(([, value]) => !notOffered.includes(value)).map(([text]) => text);

/** Choices by their text. Texts must differ, and `none` means no choice to GitHub. */
export function optionsOf(choices: Iterable<readonly [text: string, value: string]>): Map<string, string> {
  const options = new Map<string, string>();
  for (const [text, value] of choices) {
    const clean = text.replace(/\s+/g, ' ').trim();
    const isFree = clean !== '' && !options.has(clean) && clean.toLowerCase() !== 'none';
    options.set(isFree ? clean : `${clean} (${value})`.trim(), value);
  }
  return options;
}
