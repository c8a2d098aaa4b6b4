import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clock } from '../clock';
import type { PictureFacts } from '../media/PictureFacts';
import { readPictures } from '../media/readPictures';
import { DraftMemory } from '../memory/DraftMemory';
import { textStore } from '../memory/textStore';
import { type ContentFile, contentFiles } from '../model/contentFiles';
import type { Content } from '../model/loadFolder';
import { nextChange } from '../model/nextChange';
import { resolveSite } from '../model/resolveSite';
import type { Settings, Site } from '../model/Site';
import { runBatches } from '../parallel/runBatches';
import type { WorkerPool } from '../parallel/WorkerPool';
import type { FileLook } from '../source/FileLook';
import { hashOf } from '../source/hash';
import { type ContentTree, listContent } from '../source/listFolder';
import { readFile } from '../source/readFile';
import { arrange } from './arrange';
import type { Document } from './Document';
import type { LintedContent } from './LintedContent';
import { type LintedFile, lintFile } from './lintFile';
import { isContentType, type LintJob, type LintResult, run, unpack } from './lintFiles';
import { type LintMessage, type PlainMessage, toVFileMessage } from './message';
import { fromProblem, type Problem, toProblem } from './Problem';
import { rules } from './rules';
import { rulesOn, runOnSite } from './run';
import { addressesOf } from './site/addressesOf';
import { checkContent } from './site/checkContent';
import { checkLostAddresses } from './site/checkLostAddresses';
import { misplaced } from './site/misplaced';
import type { Published } from './site/Published';
import { problemOfFile } from './site/problemAt';
import { describedIn } from './source/descriptions';
import { lintSource, lintUnreadable } from './source/lintSource';
import { guessText } from './source/unreadable';

/** A content folder read whole. `site` is there only where no problem is an error. */
export interface Loaded {
  site?: Site;
  files: number;
  messages: LintMessage[];
  /** Transitional. */
  problems: Problem[];
  /** Facts of every picture of the content folder, by path. */
  pictures: Map<string, PictureFacts>;
  /** When a page comes or goes by itself for the next time. */
  until?: string;
}

/** A content folder read and checked, before it is joined. */
export interface Checked {
  content: Content;
  documents: Document[];
  messages: LintMessage[];
  plain: PlainMessage[];
  /** Transitional. */
  problems: Problem[];
  files: number;
}

/** What the check may be told: the time, and what visitors know. */
export interface CheckOptions {
  now?: Date;
  published?: Published;
}

export interface Memory {
  cache: string;
  /** A hash of the code that reads. */
  version: string;
  pool: WorkerPool;
  /** Where the elements of long texts are kept; a check alone has no need of them. */
  texts?: string;
  /** Sizes and times of files by their path, where somebody looked at them just now. */
  looks?: ReadonlyMap<string, FileLook>;
}

/** Reads, checks and joins a content folder. Throws only where the folder itself cannot be read. */
export async function loadSite(
  folder: string,
  memory: Memory,
  settings: Omit<Settings, 'siteUrl'> & { siteUrl?: string },
  now = clock(),
): Promise<Loaded> {
  const checked = await checkWithMemory(folder, memory, { now });
  const { problems, messages, files, content } = checked;
  if (messages.some(({ fatal }) => fatal)) return { problems, messages, files, pictures: new Map() };
  const { tree } = content;
  const { facts: pictures, damaged } = await readPictures(tree.root, tree.pictures, memory.cache);
  if (damaged.length > 0) {
    const found = damaged.map((path) => fromProblem(damagedPicture(`${tree.label}/${path}`)));
    const all = arrange([...checked.plain, ...found]);
    return { ...finished(all, checked.documents), files, pictures: new Map() };
  }
  return {
    site: resolveSite(content, pictures, { ...settings, open: textStore(dirname(tree.root), memory.texts) }),
    files,
    problems,
    messages,
    pictures,
    until: nextChange(content),
  };
}

/** The check sees only the beginning and the end of a picture; what is wrong in its middle comes out when it is opened. */
function damagedPicture(file: string): Problem {
  return problemOfFile(
    file,
    'picture-broken',
    'This picture is damaged. Open the photograph on your computer, save it again as JPEG (.jpg) and upload that.',
    'error',
  );
}

/** Only the check; of pictures no more than the beginning and the end are read. */
export function checkFolder(folder: string, options: CheckOptions = {}): Checked {
  return check(listContent(folder), options);
}

/** The same check, with what earlier runs read of the files. */
export async function checkWithMemory(
  folder: string,
  memory: Memory,
  options: CheckOptions = {},
): Promise<Checked> {
  const tree = listContent(folder);
  return check(tree, options, await lintWithMemory(tree, memory));
}

const SITE_RULES = rulesOn(rules, 'site');

function check(
  tree: ContentTree,
  { now = clock(), published }: CheckOptions,
  known: ReadonlyMap<string, LintedFile> = new Map(),
): Checked {
  const { content, messages: own } = lintFiles(tree, now, known);
  const context = { addresses: addressesOf(content, published), published };
  const problems = own.map(toProblem);
  const lost = published ? checkLostAddresses(content, published, problems) : [];
  const plain = arrange([
    ...own,
    ...[...checkContent(content, problems, published), ...lost].map(fromProblem),
    ...runOnSite(SITE_RULES, content, context),
  ]);
  const { documents, descriptions } = content;
  return {
    ...finished(plain, documents),
    content: { tree, entries: documents, descriptions, now },
    documents,
    plain,
    files: tree.markdown.length,
  };
}

/** The messages with the address of what explains them. */
function finished(plain: readonly PlainMessage[], documents: readonly Document[]) {
  const repository = documents.find(({ type }) => type === 'business')?.fields.repository;
  const urlOf = ({ ruleId }: PlainMessage) =>
    repository ? `https://github.com/${repository}/blob/main/docs/rules.md#${ruleId}` : undefined;
  const messages = plain.map((message) => toVFileMessage(message, urlOf(message)));
  return { messages, problems: plain.map(toProblem) };
}

function lintFiles(tree: ContentTree, now: Date, known: ReadonlyMap<string, LintedFile>) {
  const content: LintedContent = { tree, documents: [], descriptions: new Map(), now };
  const messages: PlainMessage[] = [];
  for (const file of contentFiles(tree)) {
    const linted = known.get(file.path);
    if (linted) content.documents.push(linted.document);
    for (const message of linted?.messages ?? lintPath(file, content)) messages.push(message);
  }
  return { content, messages };
}

/** A file that has no text is linted as what it probably says, so that the others can be held against it. */
function lintPath(file: ContentFile, content: LintedContent): PlainMessage[] {
  const text = readFile(file.place);
  if (typeof text === 'string') return lintText(file, text, content);
  const guess = text.ruleId === 'not-text' ? guessText(text.bytes) : undefined;
  const documents: Document[] = [];
  if (guess !== undefined) lintText(file, guess, { ...content, documents });
  content.documents.push(...documents.map((document) => ({ ...document, isValid: false })));
  return lintUnreadable(file.file, text);
}

/** Lints one file of any kind, and adds to the content what it says. */
function lintText({ path, file, type }: ContentFile, text: string, content: LintedContent): PlainMessage[] {
  const { tree } = content;
  if (type === 'descriptions') return lintDescriptions(path, text, content);
  if (type === undefined) {
    const wrong = misplaced(file, tree);
    // Descriptions in a file of another name are not missing as well.
    if (wrong.code === 'file-name') lintDescriptions(path, text, content);
    return [fromProblem(wrong)];
  }
  const { document, messages } = lintFile(type, file, text);
  content.documents.push(document);
  return messages;
}

/** Lints the descriptions of the pictures in a folder, and adds them to the content. */
function lintDescriptions(path: string, text: string, { tree, descriptions }: LintedContent): PlainMessage[] {
  const folder = dirname(path);
  const pictures = tree.pictures.flatMap((each) => (dirname(each) === folder ? [basename(each)] : []));
  const { source, messages } = lintSource(`${tree.label}/${path}`, text, { pictures });
  for (const [name, description] of describedIn(source, pictures))
    descriptions.set(`${folder}/${name}`, description);
  return messages;
}

const MODULE = fileURLToPath(new URL('./lintFiles.ts', import.meta.url));

/** Only new and changed files are opened, on all cores. */
async function lintWithMemory(tree: ContentTree, memory: Memory): Promise<Map<string, LintedFile>> {
  const drafts = new DraftMemory(join(memory.cache, 'drafts', hashOf(tree.root)), memory.version);
  const files = contentFiles(tree).flatMap(({ type, ...file }) =>
    isContentType(type) ? [{ ...file, type }] : [],
  );
  const { pool, texts, looks } = memory;
  const changed = changedSince(files, drafts, looks);
  await runBatches(pool, { module: MODULE, run }, changed, { texts }, (result) => keep(drafts, result));
  drafts.write(new Set(files.map(({ path }) => path)));
  const reads = new Map<string, LintedFile>();
  for (const { path, place } of files) {
    const known = drafts.get(path);
    if (known) reads.set(path, unpack(known.read, place));
  }
  return reads;
}

/** The files whose size or time is another than when they were read. */
function changedSince(files: readonly LintJob[], drafts: DraftMemory, looks: Memory['looks']): LintJob[] {
  return files.flatMap((file) => {
    const known = drafts.get(file.path);
    const { size, mtimeMs } = looks?.get(file.path) ?? statSync(file.place);
    if (known && known.size === size && known.changed === mtimeMs) return [];
    return [{ ...file, known: known?.hash }];
  });
}

function keep(drafts: DraftMemory, { path, read, unreadable, ...state }: LintResult): void {
  if (unreadable) {
    drafts.forget(path);
    return;
  }
  const before = read ?? drafts.get(path)?.read;
  if (before) drafts.set(path, { ...state, read: before });
}
