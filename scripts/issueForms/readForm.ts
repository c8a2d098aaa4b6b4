import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../pipeline/kinds/kind';
import { checkFolder, type LatestResults } from '../../pipeline/lint/lint';
import { git } from '../git';
import { type WorkflowEnvironment, workflowApi } from '../pullRequest/githubApi';
import { writeFiles } from '../writeFiles';
import { otherChoice, plainName } from './choices';
import { fetchPictures } from './fetchPictures';
import { findProblems } from './findProblems';
import { type FormEvent, mayWrite, readFormEvent } from './formEvent';
import { type Result, writeResult } from './formResult';
import type { Answers, FormProblem, FormSite, IssueForm, Question } from './issueForm';
import { formSite, recognizeForm } from './issueForms';
import { addedElsewhere, type Changed, notesOnOthers, otherForms } from './otherForms';
import { readAnswers } from './readAnswers';
import { laterHint } from './requests';
import { NOTHING_NEW } from './writeAnswer';

interface Options {
  /** The checked-out repository, whose content is changed in place. */
  repository: string;
  out: string;
  workflow: WorkflowEnvironment;
  /** The hosts of attachments, if not GitHub's. */
  hosts?: readonly string[];
}

const CONTENT = 'content';
/** Events after which the body of an issue may be new. */
const BODY_EVENTS = ['opened', 'edited'];

/** Reads the form of an event and writes the result. Returns the kind of the result. */
export async function readForm(options: Options): Promise<string> {
  const { repository, out, workflow } = options;
  const event = readFormEvent(workflow.GITHUB_EVENT_PATH);
  const { number: issue, body, created_at: date } = event.issue;
  const site = formSite(join(repository, CONTENT), date);
  const next = triage(event, recognizeForm(body, site));
  const isAllowed = next !== 'nothing' && (await mayWrite(workflowApi(workflow).api, event));
  const kind = isAllowed ? next : 'nothing';
  const { files, ...result }: Result =
    typeof kind === 'string' ? { kind } : await applyForm(kind, site, { event, options });
  writeResult(out, { issue, date, ...result }, files);
  return result.kind;
}

/** What an event asks for: that the answers of a form are read, or one of the kinds of result without answers. */
function triage({ action, comment, issue }: FormEvent, form: IssueForm | undefined) {
  if (issue.pull_request) return 'nothing';
  // Only a new text of an issue that is no form gets a reply.
  if (!form) return BODY_EVENTS.includes(action) && issue.state === 'open' ? 'other' : 'nothing';
  if (comment) return 'comment';
  if (action === 'closed') return 'closed';
  return issue.state === 'open' ? form : 'late';
}

/** Applies the answers of a form to the content, and checks it. Returns the result. */
async function applyForm(
  form: IssueForm,
  content: FormSite,
  { event, options }: { event: FormEvent; options: Options },
): Promise<Result> {
  const { number, body, title } = event.issue;
  const folder = content.tree.root;
  const others = otherForms(folder, number);
  const site = { ...content, pendingFiles: new Set(others.flatMap(({ files }) => [...files.keys()])) };
  const questions = form.questions(site);
  const unread = unreadTitle(title, { form, questions, body });
  const { answers, problems: misread, asides } = readAnswers(body, questions, unread);
  const ofTitle = problemsOfTitle(title, answers, { form, questions, body });
  const unreadNotes = asides
    .filter((text) => ofTitle.length === 0 || text !== unread)
    .map((text) => `${quote(text)} is not an answer to a question, so it was not read.${laterHint(text)}`);
  if (misread.length > 0 && answers.size === 0)
    return { kind: 'problems', problems: misread, notes: unreadNotes };
  const edit = form.write(answers, site);
  const fetched = await fetchPictures(edit.pictures, options, site);
  const texts = edit.files.map(({ path, text }) => [path, text] as const);
  const problemsOfForm = [
    ...ofTitle,
    ...edit.problems,
    ...addedElsewhere(texts, { others, tree: site.tree, label: questions[0]?.label }),
    ...fetched.problems,
  ];
  const changed = [...texts, ...fetched.files].filter(([path, bytes]) => {
    const file = join(folder, path);
    return !existsSync(file) || !readFileSync(file).equals(Buffer.from(bytes));
  });
  if (changed.length === 0 && problemsOfForm.length === 0 && misread.every(({ kind }) => kind === 'aside'))
    return { kind: 'problems', problems: [{ text: NOTHING_NEW }, ...misread], notes: unreadNotes };
  const { problems, warnings } = findProblems({
    edit: { ...edit, problems: problemsOfForm },
    questions,
    misread,
    ...writeAndCheck(folder, changed),
  });
  const notes = [
    ...(edit.notes ?? []),
    ...fetched.notes,
    ...notesOnAge(folder, changed, event),
    ...notesOnOthers(changed, others),
    ...warnings.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
    ...unreadNotes,
  ];
  const base = git(folder, ['rev-parse', 'HEAD']).trim();
  const files = new Map(changed.map(([path, bytes]) => [`${CONTENT}/${path}`, bytes] as const));
  if (problems.length === 0) return { kind: 'change', base, title: edit.title.slice(0, 150), notes, files };
  // If only words beside the questions are to be corrected, what the change would do is said too.
  const isOnlyAsides = problems.every(({ kind }) => kind === 'aside');
  return { kind: 'problems', problems, notes: isOnlyAsides ? notes : unreadNotes };
}

/** Writes the files into the content, and returns the messages of the check from before and after. */
function writeAndCheck(folder: string, changed: readonly Changed[]) {
  // With the results of the first check, the second one reads only changed files.
  const latest: LatestResults = new Map();
  const before = checkFolder(folder, { latest }).messages;
  writeFiles(folder, new Map(changed));
  return { before, after: checkFolder(folder, { latest }).messages };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** Whether a title has the words of a name; of a longer name, their beginnings suffice: “leaks” for “Leak repair”. */
function namesInTitle(title: string, name: string): boolean {
  const words = wordsIn(name);
  const known = (word: string) => (words.length > 1 ? word.slice(0, 4) : word);
  const said = wordsIn(title).map(known);
  return words.length > 0 && words.every((word) => said.includes(known(word)));
}

const FILLERS = ['new', 'add', 'from', 'the', 'for', 'now', 'please'];

interface Known {
  form: IssueForm;
  questions: readonly Question[];
  body: string;
}

/** The title of an issue, if it has words that are in no answer, and name no choice. */
function unreadTitle(title: string, { form, questions, body }: Known): string {
  const known = new Set([...wordsIn(form.title), ...wordsIn(body), ...FILLERS]);
  const ofChoices = questions.flatMap(({ wordsInTitle = {} }) => Object.values(wordsInTitle));
  const rest = ofChoices.reduce((text, words) => text.replace(words, ' '), title);
  return wordsIn(rest).every((word) => known.has(word)) ? '' : title;
}

/** The problems of a title that names another choice than the chosen one, or “2 reviews” where a form is for one. */
function problemsOfTitle(title: string, answers: Answers, { form, questions, body }: Known): FormProblem[] {
  const [first] = questions;
  const whole = title.replace(form.title, '');
  const chosen = [...(first?.options ?? [])].find(([, value]) => value === answers.get(first?.id ?? '')?.[0]);
  const said = whole.replace(chosen ? plainName(chosen[0]) : '', '');
  const ofChoices = questions.flatMap(({ id, label, options, wordsInTitle }, index) => {
    const names = (text: string, name: string) =>
      wordsInTitle?.[options?.get(name) ?? '']?.test(text) ?? (index === 0 && namesInTitle(text, name));
    const texts = [index === 0 ? whole : said];
    const where = 'The title of this form names';
    const text = otherChoice(options, answers.get(id)?.[0], { where, texts, names });
    return text ? [{ label, text }] : [];
  });
  const one = form.name.replace('-', ' ');
  // “Photos” and “hours” are for several.
  const severalOf = new RegExp(`\\b(?:[2-9]|two|three|several) (?:\\w+ )?${one}(?<!s)s\\b`, 'i');
  const several = severalOf.exec(said)?.[0];
  if (!several || body.toLowerCase().includes(several.toLowerCase())) return ofChoices;
  const text = `The title of this form says ${quote(several)}, and a form is for one. Send a form for each, and correct this title.`;
  return [...ofChoices, { label: first?.label, text }];
}

/** A note if the texts changed after the form was opened. */
function notesOnAge(folder: string, changed: readonly Changed[], { issue }: FormEvent): string[] {
  const texts = changed.map(([path]) => path).filter((path) => path.endsWith('.md'));
  const log = ['log', '-1', `--since=${issue.created_at}`, '--format=%h', 'HEAD', '--', ...texts];
  const note =
    'Somebody changed the same page or facts after you opened this form. Your answers are in the newest version; look at the change before you merge it.';
  return texts.length > 0 && git(folder, log).trim() !== '' ? [note] : [];
}
