import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Message } from '../../pipeline/lint/message';
import { publicFolder } from '../../pipeline/source/listFolder';
import { checkOutContent, git } from '../git';
import { GithubError, githubApi, isOutage } from '../pullRequest/githubApi';
import { broughtBy, messagesIn } from './checkWritten';
import { ATTACHMENT_HOSTS } from './fetchAttachment';
import { type FormEvent, mayWrite, readFormEvent } from './formEvent';
import { writeResult } from './formResult';
import type { ContentEdit, FormProblem, FormSite, IssueForm, Question } from './issueForm';
import { formSite } from './issueForms';
import { addedElsewhere, notesOnOthers, type OtherForm, otherForms, pendingFiles } from './otherForms';
import { readAnswers, recognizeForm } from './readAnswers';
import { takePictures } from './takePictures';

/** What the workflow gives, by GitHub's own names. */
export const ReadWorkflow = z.object({
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_API_URL: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_TOKEN: z.string(),
});

interface Options {
  /** The checked-out repository, whose content is changed in place. */
  repository: string;
  out: string;
  workflow: z.output<typeof ReadWorkflow>;
  hosts?: readonly string[];
}

const CONTENT = 'content';

/** Reads the form of an event and writes what is to be done about it. Returns the kind of the result. */
export async function readForm(options: Options): Promise<string> {
  const { repository, out, workflow } = options;
  const event = readFormEvent(workflow.GITHUB_EVENT_PATH);
  const base = { issue: event.number, date: event.createdAt };
  const site = formSite(join(repository, CONTENT), event.createdAt);
  const form = recognizeForm(event.body, site);
  const finish = (kind: 'nothing' | 'unverified' | 'closed' | 'late' | 'other') => {
    writeResult(out, { ...base, kind, ...(kind === 'other' ? { fits: fittingForm(event) } : {}) });
    return kind;
  };
  // Whoever closes an issue that is no form, or writes on in it, needs no answer, unless it was a form.
  if (!form && !['opened', 'edited'].includes(event.action)) return finish('nothing');
  const api = githubApi(workflow.GITHUB_API_URL, event.repository, workflow.GITHUB_TOKEN);
  try {
    if (!(await mayWrite(api, event.people))) return finish('nothing');
  } catch (error) {
    if (!(error instanceof GithubError || isOutage(error))) throw error;
    console.log(`::warning::${error}`);
    return finish('unverified');
  }
  if (!form) return finish(event.isOpen ? 'other' : 'nothing');
  if (event.action === 'closed') return finish('closed');
  if (!event.isOpen) return finish('late');
  const others = otherForms(repository, CONTENT, event.number);
  return applyForm(
    form,
    { ...site, pendingFiles: pendingFiles(others, CONTENT) },
    { event, others, options },
  );
}

/** What people write about, by the form that changes it. The first that is found counts. */
const TOPICS: readonly (readonly [form: string, words: RegExp])[] = [
  ['hours', /\b(?:hours|holidays?|vacation)\b|\b(?:open|closed?) (?:on|at|until|for)\b/i],
  ['review', /\b(?:reviews?|testimonials?)\b/i],
  ['team-member', /\b(?:employee|hired|new (?:guy|hire|member)|team)\b/i],
  ['visibility', /\b(?:hide|hidden|take (?:down|off)|show again)\b/i],
  ['fact', /\b(?:phone|email|address|license|number|color|name|street)\b/i],
  ['job', /\b(?:job|project|finished|before and after)\b/i],
  ['photos', /\b(?:photos?|pictures?|images?|gallery)\b/i],
  ['article', /\b(?:article|blog|post)\b/i],
];

const fittingForm = ({ title, body }: FormEvent): string =>
  TOPICS.find(([, words]) => words.test(`${title}\n${body}`))?.[0] ?? '';

interface Reading {
  event: FormEvent;
  others: readonly OtherForm[];
  options: Options;
}

/** What a form changes in the repository, and what is known to be wrong with its answers before the content is checked. */
interface FormChange {
  edit: ContentEdit;
  /** Texts and pictures that are new, by their paths in the repository. */
  files: ReadonlyMap<string, string | Buffer>;
  problems: FormProblem[];
}

const NOTHING_NEW = 'Your site says this already, so there is nothing to change. You can close this form.';

/** Puts the answers of a form into the content, checks it, and writes the result. Returns its kind. */
async function applyForm(form: IssueForm, site: FormSite, reading: Reading): Promise<string> {
  const { event, options } = reading;
  const { repository, out } = options;
  const base = git(repository, ['rev-parse', 'HEAD']).trim();
  const result = { issue: event.number, date: event.createdAt, base };
  const refuse = (problems: FormProblem[]) => {
    writeResult(out, { ...result, kind: 'problems', problems });
    return 'problems';
  };
  const questions = form.questions(site);
  const { answers, problems: misread } = readAnswers(event.body, questions);
  if (misread.length > 0 && answers.size === 0) return refuse(misread);
  const change = await planChange(form.write(answers, site), misread, { ...reading, site });
  if (change.files.size === 0 && change.problems.length === 0) return refuse([{ text: NOTHING_NEW }]);
  writeFiles(repository, change.files);
  const { errors, warnings } = checkChange(repository, base, change.edit);
  const problems = sortByQuestion(mergeProblems(change.problems, errors), questions);
  if (problems.length > 0) return refuse(problems);
  const title = change.edit.title.slice(0, 150);
  const notes = [...(change.edit.notes ?? []), ...notesOn(change.files, warnings, reading)];
  writeResult(out, { ...result, kind: 'change', title, notes }, change.files);
  return 'change';
}

async function planChange(
  edit: ContentEdit,
  misread: readonly FormProblem[],
  { event, others, options, site }: Reading & { site: FormSite },
): Promise<FormChange> {
  const { repository, workflow, hosts = ATTACHMENT_HOSTS } = options;
  const source = {
    server: workflow.GITHUB_SERVER_URL,
    api: workflow.GITHUB_API_URL,
    repository: event.repository,
    token: workflow.GITHUB_TOKEN,
    hosts,
  };
  const pictures = await takePictures(edit.pictures, source, site);
  const added = edit.files.filter(({ path }) => !existsSync(join(repository, CONTENT, path)));
  const texts = edit.files.map(({ path, text }) => [path, text] as const);
  const files = [...texts, ...pictures.files].map(([path, bytes]) => [`${CONTENT}/${path}`, bytes] as const);
  return {
    edit: { ...edit, notes: [...(edit.notes ?? []), ...pictures.notes] },
    files: new Map(files.filter(([path, bytes]) => isNew(join(repository, path), bytes))),
    problems: [
      ...misread,
      // An answer that was not read is missing to the form, which says so once more.
      ...edit.problems.filter(({ label }) => !label || misread.every((each) => each.label !== label)),
      ...addedElsewhere({ ...edit, files: added }, others, CONTENT),
      ...pictures.problems,
    ],
  };
}

function writeFiles(repository: string, files: FormChange['files']): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), bytes);
  }
}

/** What is wrong with the content that was not wrong in the commit `base`. */
function checkChange(repository: string, base: string, edit: ContentEdit) {
  const after = messagesIn(join(repository, CONTENT));
  return broughtBy(edit, after.length > 0 ? messagesOf(repository, base) : [], after);
}

/** The messages of the content of a commit. No form writes into `public`, which is checked with it. */
function messagesOf(repository: string, commit: string): Message[] {
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
function mergeProblems(known: readonly FormProblem[], errors: readonly FormProblem[]): FormProblem[] {
  const said = known.map(({ label = '' }) => label);
  const isSaid = ({ label }: FormProblem) =>
    said.some((each) => each === label || each.startsWith(`${label}: `));
  const more = known.length === 0 ? errors : errors.filter((each) => each.label && !isSaid(each));
  const byText = new Map([...known, ...more].map((each) => [`${each.label}: ${each.text}`, each] as const));
  return [...byText.values()];
}

/** By the order of the form; what is about no question comes last. */
function sortByQuestion(problems: readonly FormProblem[], questions: readonly Question[]): FormProblem[] {
  const labels = questions.map(({ label }) => label);
  const place = ({ label = '' }: FormProblem) =>
    labels.includes(label) ? labels.indexOf(label) : labels.length;
  return problems.toSorted((a, b) => place(a) - place(b));
}

function isNew(file: string, bytes: string | Buffer): boolean {
  return !existsSync(file) || !readFileSync(file).equals(Buffer.from(bytes));
}

function notesOn(
  files: FormChange['files'],
  warnings: readonly FormProblem[],
  { event, others, options }: Reading,
): string[] {
  return [
    ...[...files.keys()]
      .filter((path) => path.endsWith('.md') && isChangedSince(event.createdAt, path, options.repository))
      .map(
        (path) =>
          `${nameOf(path)} changed after you opened this form. Your answers are in its newest version; look at the change before you merge it.`,
      ),
    ...notesOnOthers([...files], others),
    ...warnings.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
  ];
}

function isChangedSince(time: string, path: string, repository: string): boolean {
  return git(repository, ['log', '-1', `--since=${time}`, '--format=%h', 'HEAD', '--', path]).trim() !== '';
}

/** A file as the owner knows it. */
function nameOf(path: string): string {
  if (path.endsWith('/descriptions.md')) return 'The lines about the photos';
  return path.endsWith('/business.md') ? 'The facts of the business' : 'This page';
}
