import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFields, type FieldEdit } from '../../pipeline/source/editFields';
import type { Answers, ContentEdit, FormProblem, FormSite, IssueForm } from './issueForm';

interface FileEdit extends Pick<ContentEdit, 'title' | 'labels' | 'lines'> {
  /** Relative to the content folder. */
  path: string;
  edits: readonly FieldEdit[];
  problems?: FormProblem[];
}

interface EditFileForm extends Omit<IssueForm, 'write'> {
  /** Nothing where the answers do not say what to edit. */
  edit(answers: Answers, site: FormSite): FileEdit | undefined;
}

/** A form that changes fields of a file that is there. */
export function editFileForm({ edit, ...form }: EditFileForm): IssueForm {
  const write = (answers: Answers, site: FormSite): ContentEdit => {
    const edited = edit(answers, site);
    if (!edited) return { title: '', files: [], pictures: [], problems: [] };
    const { path, edits, problems = [], ...more } = edited;
    const text = editFields(readFileSync(join(site.tree.root, path), 'utf8'), edits);
    return { ...more, files: [{ path, text }], pictures: [], problems };
  };
  return { ...form, write };
}
