import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFields } from '../../../pipeline/source/editFields';
import { findProblems } from '../../../scripts/issueForms/findProblems';
import type { FormSite, IssueForm } from '../../../scripts/issueForms/issueForm';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { writeFiles } from '../../../scripts/writeFiles';
import { checkCopy } from '../checkCopy';
import { copyContent } from '../copyContent';
import { fillIn, type Typed } from './fillIn';

const PHOTO = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'photos', 'sideways.jpg'));

/** What a form writes into the plumber's content, and all that it asks, with what the check finds there. */
export function sendForm(form: IssueForm, site: FormSite, typed: Typed) {
  const questions = form.questions(site);
  const { answers, problems: misread } = readAnswers(fillIn(form, site, typed), questions);
  const edit = form.write(answers, site);
  const folder = copyContent();
  // What a test has hidden in the site only.
  for (const { file } of site.entries.filter((entry) => entry.fields.published === false)) {
    const path = join(folder, file.slice(site.tree.label.length + 1));
    writeFileSync(path, editFields(readFileSync(path, 'utf8'), [{ path: ['published'], value: 'no' }]));
  }
  const before = checkCopy(folder).messages;
  writeFiles(folder, new Map(edit.pictures.map(({ path }) => [path, PHOTO])));
  writeFiles(folder, new Map(edit.files.map(({ path, text }) => [path, text])));
  const after = checkCopy(folder).messages;
  return { ...edit, ...findProblems({ edit, questions, misread, before, after }) };
}
