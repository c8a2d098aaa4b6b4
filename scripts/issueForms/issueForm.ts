import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { editFields, type FieldEdit } from '../../pipeline/source/editFields';
import type { ContentTree } from '../../pipeline/source/listFolder';

/** The content that a form's choices come from and its answers go to. */
export interface FormSite {
  tree: ContentTree;
  entries: readonly LoadedEntry[];
  /** Files that other open forms add or change. Paths are relative to the content folder. */
  pendingFiles: ReadonlySet<string>;
  /** The day on which the form was sent, `YYYY-MM-DD`. */
  today: string;
}

/** GitHub's names: one line, several lines, a menu, check boxes, or photos. */
type Control = 'input' | 'textarea' | 'dropdown' | 'checkboxes' | 'upload';

export interface Question {
  id: string;
  /** Unique in the form, because it is the heading of the answer in the issue. */
  label: string;
  about: string;
  control: Control;
  required?: boolean;
  placeholder?: string;
  /** Whether “none” and “right away” count as answers. */
  takesAnyWords?: boolean;
  /** Whether photos may be attached inside the text. */
  takesPhotos?: boolean;
  maxPhotos?: number;
  /** The folder of its photos, relative to the content folder, if not that of the content type. */
  folder?(given: Given): string;
  /** The descriptions of its photos, if they have no question of their own, and the label of the question that they come from. */
  caption?(given: Given): string;
  captionLabel?: string;
  normalize?(text: string): string;
  /** The advice for an answer that requests a change (“take this out”) instead of giving the new text. */
  instead?: string;
  value?: string;
  /** The value of each choice by its text. */
  options?: ReadonlyMap<string, string>;
  /** The words by which the title of an issue names a choice, by its value. */
  wordsInTitle?: Readonly<Record<string, RegExp>>;
  /** The values of choices that are accepted but not shown. */
  notOffered?: readonly string[];
}

export const BODY = 'body';

/** Answers by the ids of their questions; an unanswered question is missing. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** The text of an answer by the id of its question; empty if there is none. */
export type Given = (id: string) => string;

export interface FormProblem {
  /** The label of the question; missing if the whole form is meant. */
  label?: string;
  text: string;
  /**
   * `missing`: there is no answer. `aside`: about a text that answers no question. `elsewhere`: the form is for something new, and
   * something else is wanted.
   */
  kind?: 'missing' | 'aside' | 'elsewhere';
}

/** An attached picture with its path in the content. */
export interface PlacedPicture {
  from: string;
  /** Relative to the content folder. */
  path: string;
  description: string;
  /** The labels of the question that it was attached to and of the question for its description. */
  label: string;
  captionLabel?: string;
}

/** The changes that a form makes. Paths are relative to the content folder. */
export interface ContentEdit {
  title: string;
  files: { path: string; text: string }[];
  pictures: PlacedPicture[];
  problems: FormProblem[];
  /** Whether the owner confirmed that personal data in the text may be public. */
  isPublic?: boolean;
  notes?: readonly string[];
  /** The label of the question for the fields without a question of their own. */
  label?: string;
  /** The line of the answer from which each item of a list was parsed, by the field of the list. */
  lines?: Readonly<Record<string, readonly string[]>>;
}

/** Edits fields of one file; without a path (an answer is missing), edits nothing. */
export function editFile(
  { tree }: FormSite,
  { path, edits, ...more }: Partial<ContentEdit> & { path?: string; edits: readonly FieldEdit[] },
): ContentEdit {
  const files = [path ?? []].flat().map((file) => ({
    path: file,
    text: editFields(readFileSync(join(tree.root, file), 'utf8'), edits),
  }));
  return { title: '', pictures: [], problems: [], ...more, files };
}

/** Whether a question asks what the photos of another one show. Such labels begin with the label of the photos. */
export const isCaptionLabel = (label = '', photosLabel = ''): boolean => label.startsWith(`${photosLabel}: `);

export interface IssueForm {
  /** The name of its file in `.github/ISSUE_TEMPLATE`, without `.yml`. */
  name: string;
  title: string;
  /** One sentence; GitHub takes at most 200 characters. */
  about: string;
  questions(site: FormSite): Question[];
  write(answers: Answers, site: FormSite): ContentEdit;
}

/** Unless its box is checked, findings of personal data are problems. */
export const PUBLIC: Question = {
  id: 'public',
  label: 'Who may read this',
  about: 'Leave it empty, unless your text names a street, a number, an email address or a person.',
  control: 'checkboxes',
  options: new Map([['Everybody may read the addresses, numbers and names in my text', 'yes']]),
};

/** Leaves out missing questions and menus without choices, which GitHub rejects. */
export function askable(questions: readonly (Question | undefined)[]): Question[] {
  return questions.filter(
    (question): question is Question => question !== undefined && question.options?.size !== 0,
  );
}
