import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LintMessage } from '../../pipeline/lint/message';
import { publicFolder } from '../../pipeline/source/listFolder';
import { checkOutContent, git } from '../pull/git';
import { GithubError, githubApi } from '../pull/githubApi';
import { broughtBy, messagesIn } from './checkWritten';
import { ATTACHMENT_HOSTS } from './fetchAttachment';
import { type FormEvent, mayWrite, readFormEvent } from './formEvent';
import { writeResult } from './formResult';
import type { FormProblem, FormSite, IssueForm, Question } from './issueForm';
import { formSite, issueForms } from './issueForms';
import { addedElsewhere, notesOnOthers, type OtherForm, otherForms, pendingFiles } from './otherForms';
import { readAnswers, recognizeForm } from './readAnswers';
import { takePictures } from './takePictures';

/** What the workflow gives, by GitHub's own names. */
export interface Workflow {
  GITHUB_EVENT_PATH: string;
  GITHUB_API_URL: string;
  GITHUB_SERVER_URL: string;
  GITHUB_TOKEN: string;
}

interface Options {
  /** The checked-out repository, whose content is changed in place. */
  repository: string;
  /** The folder for the result. */
  out: string;
  workflow: Workflow;
  hosts?: readonly string[];
}

const CONTENT = 'content';

/** Reads the form of an event and writes what is to be done about it. Returns the kind of the result. */
export async function readForm(options: Options): Promise<string> {
  const { repository, out, workflow } = options;
  const event = readFormEvent(workflow.GITHUB_EVENT_PATH);
  const base = { issue: event.number, date: event.createdAt };
  const site = formSite(join(repository, CONTENT));
  const form = recognizeForm(event.body, issueForms, site);
  const finish = (kind: 'nothing' | 'unverified' | 'closed' | 'late') => {
    writeResult(out, { ...base, kind });
    return kind;
  };
  if (!form) return finish('nothing');
  const api = githubApi(workflow.GITHUB_API_URL, event.repository, workflow.GITHUB_TOKEN);
  try {
    if (!(await mayWrite(api, event.people))) return finish('nothing');
  } catch (error) {
    if (!isOutage(error)) throw error;
    console.log(`::warning::${error.message}`);
    return finish('unverified');
  }
  if (event.action === 'closed') return finish('closed');
  if (!event.isOpen) return finish('late');
  const others = otherForms(repository, CONTENT, event.number);
  return change(form, { ...site, pendingFiles: pendingFiles(others, CONTENT) }, { event, others, options });
}

/** An answer of GitHub that is no success, or none at all: `fetch` throws a TypeError, and after a while a TimeoutError. */
const isOutage = (error: unknown): error is Error =>
  error instanceof GithubError ||
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError');

interface Reading {
  event: FormEvent;
  others: readonly OtherForm[];
  options: Options;
}

async function change(form: IssueForm, site: FormSite, { event, others, options }: Reading): Promise<string> {
  const { repository, out, workflow, hosts = ATTACHMENT_HOSTS } = options;
  const base = git(repository, ['rev-parse', 'HEAD']).trim();
  const result = { issue: event.number, date: event.createdAt, base };
  const refuse = (problems: FormProblem[]) => {
    writeResult(out, { ...result, kind: 'problems', problems });
    return 'problems';
  };
  const { answers, problems: misread } = readAnswers(event.body, form.questions(site));
  if (misread.length > 0 && answers.size === 0) return refuse(misread);
  const written = form.write(answers, site);
  const pictures = await takePictures(written.pictures, {
    server: workflow.GITHUB_SERVER_URL,
    api: workflow.GITHUB_API_URL,
    repository: event.repository,
    token: workflow.GITHUB_TOKEN,
    hosts,
  });
  const added = written.files.filter(({ path }) => !existsSync(join(repository, CONTENT, path)));
  const known = [
    ...misread,
    ...written.problems,
    ...addedElsewhere({ ...written, files: added }, others, CONTENT),
    ...pictures.problems,
  ];
  const texts = written.files.map(({ path, text }) => [path, text] as const);
  const files = new Map(
    [...texts, ...pictures.files].map(([path, bytes]) => [`${CONTENT}/${path}`, bytes] as const),
  );
  const changed = [...files].filter(([path, bytes]) => isNew(join(repository, path), bytes));
  if (changed.length === 0 && known.length === 0)
    return refuse([
      { text: 'Your site says this already, so there is nothing to change. You can close this form.' },
    ]);
  for (const [path, bytes] of changed) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), bytes);
  }
  const after = messagesIn(join(repository, CONTENT));
  const { errors, warnings } = broughtBy(
    written,
    after.length > 0 ? messagesOf(repository, base) : [],
    after,
  );
  const problems = inOrder(together(known, errors), form.questions(site));
  if (problems.length > 0) return refuse(problems);
  const title = written.title.slice(0, 150);
  const paths = changed.map(([path]) => path);
  const notes = [
    ...notesOn(paths, event, repository),
    ...notesOnOthers(changed, others),
    ...warnings.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
  ];
  writeResult(out, { ...result, kind: 'change', title, notes }, new Map(changed));
  return 'change';
}

/** The messages of the content of a commit. No form writes into `public`, which is checked with it. */
function messagesOf(repository: string, commit: string): LintMessage[] {
  const folder = checkOutContent(repository, commit, CONTENT);
  const neighbor = publicFolder(join(repository, CONTENT));
  try {
    if (existsSync(neighbor))
      cpSync(neighbor, publicFolder(folder), { recursive: true, verbatimSymlinks: true });
    return messagesIn(folder);
  } finally {
    rmSync(dirname(folder), { recursive: true, force: true });
  }
}

/** What the form and the check say; of a question that the form has said something of, the check says nothing more. */
function together(known: readonly FormProblem[], errors: readonly FormProblem[]): FormProblem[] {
  const said = known.map(({ label = '' }) => label);
  const isSaid = ({ label }: FormProblem) =>
    said.some((each) => each === label || each.startsWith(`${label}: `));
  const more = known.length === 0 ? errors : errors.filter((each) => each.label && !isSaid(each));
  const byText = new Map([...known, ...more].map((each) => [`${each.label}: ${each.text}`, each] as const));
  return [...byText.values()];
}

/** By the order of the form; what is about no question comes last. */
function inOrder(problems: readonly FormProblem[], questions: readonly Question[]): FormProblem[] {
  const labels = questions.map(({ label }) => label);
  const place = ({ label = '' }: FormProblem) =>
    labels.includes(label) ? labels.indexOf(label) : labels.length;
  return problems.toSorted((a, b) => place(a) - place(b));
}

function isNew(file: string, bytes: string | Buffer): boolean {
  return !existsSync(file) || !readFileSync(file).equals(Buffer.from(bytes));
}

/** Files that somebody else changed after the form was opened: the answers went into their newest version. */
function notesOn(paths: readonly string[], { createdAt }: FormEvent, repository: string): string[] {
  return paths
    .filter((path) => path.endsWith('.md'))
    .filter(
      (path) =>
        git(repository, ['log', '-1', `--since=${createdAt}`, '--format=%h', 'HEAD', '--', path]).trim() !==
        '',
    )
    .map(
      (path) =>
        `${nameOf(path)} changed after you opened this form. Your answers are in its newest version; look at the change before you merge it.`,
    );
}

/** A file as the owner knows it. */
function nameOf(path: string): string {
  if (path.endsWith('/descriptions.md')) return 'The lines about the photographs';
  return path.endsWith('/business.md') ? 'The facts of the business' : 'This page';
}
