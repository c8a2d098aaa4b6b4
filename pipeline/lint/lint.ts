import { type Content, type ContentFile, contentFiles } from '../model/load/loadFolder';
import {
  type BuildSettings,
  type CacheOptions,
  type LoadedSite,
  resolveContent,
} from '../model/load/loadSite';
import type { TypeName } from '../model/Site';
import { currentTime, nowFor } from '../model/visibility';
import { startOfFile } from '../passages/Range';
import { type ContentTree, listContent, listPublic, publicFolder } from '../source/listFolder';
import { readFile } from '../source/readFile';
import { arrange } from './arrange';
import { businessOf, type Document, type LintedContent } from './Document';
import { lintSource, lintUnreadable } from './layout/lintSource';
import { lintCached } from './lintCached';
import { type LintedFile, lintFile, lintMisplaced } from './lintFile';
import { createMessage, type Message } from './message';
import { expectedName, placeOfRequired, placeOfStray } from './misplacedFiles';
import { formatText } from './reporters/text';
import { rules } from './rules';
import { damagedPicture, pictureBroken } from './rules/pictures/pictureFiles';
import { likelyText } from './rules/source/unreadable';
import { rulesOn, runOnSite } from './runRules';
import { indexAddresses, sameBusiness } from './site/links/addressIndex';
import { findMovedFiles, findRemovedPictures, type Published } from './site/links/publishedVersion';
import { copyDescriptions, lintDescriptions, type SharedContent } from './source/lintDescriptions';

export interface CheckResult {
  /** The site as far as it could be loaded. */
  content: Content;
  documents: Document[];
  /** What the owner is shown. */
  messages: Message[];
  /** `messages` with those that `arrange` drops. */
  allMessages: Message[];
  /** The number of Markdown files. */
  files: number;
}

/** The last result for each file, by path. */
export type LatestResults = Map<string, { type: TypeName; text: string; linted: LintedFile }>;

export interface CheckOptions {
  now?: Date;
  /** What differs from the published version; without it, nothing is reported about changes. */
  published?: Published;
  /** Results of earlier checks in this process, by file. A file with the same text is not linted again. */
  latest?: LatestResults;
  /** Texts that are checked instead of those on disk, by file. */
  texts?: ReadonlyMap<string, string>;
}

/** Checks a folder. Reads only the beginning and the end of each picture. */
export function checkFolder(folder: string, options: CheckOptions = {}): CheckResult {
  return check(listContent(folder), options);
}

/** Does the same with a cache on disk, and lints new and changed files in workers. */
export async function checkCachedFolder(
  folder: string,
  cache: CacheOptions,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const tree = listContent(folder);
  const known = await lintCached(tree, cache);
  for (const { path, file } of contentFiles(tree)) if (options.texts?.has(file)) known.delete(path);
  return check(tree, options, known);
}

const SITE_RULES = rulesOn(rules, 'site');

type KnownFiles = ReadonlyMap<string, LintedFile>;

function check(tree: ContentTree, options: CheckOptions, known: KnownFiles = new Map()): CheckResult {
  const { content, messages: own } = lintFiles(tree, options, known);
  const published = sameBusiness(content, options.published);
  const business = businessOf(content.documents);
  const context = { business, addresses: indexAddresses(content, published), published };
  const allMessages = [...own, ...runOnSite(SITE_RULES, content, context)];
  expectMessages(content.documents, allMessages);
  const { documents, descriptions, now } = content;
  return {
    messages: arrange(allMessages),
    content: { tree, entries: documents, descriptions, now },
    documents,
    allMessages,
    files: tree.markdown.length,
  };
}

/** Rules ignore broken files. A broken file without a message is a bug in the rules. */
function expectMessages(documents: readonly Document[], allMessages: readonly Message[]): void {
  const files = new Set(
    allMessages.flatMap(({ file, also = [] }) => [file, ...also.map((other) => other.file)]),
  );
  const silent = documents.find(({ file, broken }) => broken.length > 0 && !files.has(file));
  if (silent) throw new Error(`${silent.file} could not be read whole, and no rule says why`);
}

/** What is known of a file after it was linted by itself. */
type LintResult = Pick<LintedFile, 'messages'> & Partial<LintedFile>;

function lintFiles(
  tree: ContentTree,
  options: CheckOptions,
  known: KnownFiles,
): { content: LintedContent; messages: Message[] } {
  const content: SharedContent = {
    tree,
    descriptions: new Map(),
    descriptionFiles: new Map(),
    descriptionsOfRemoved: [],
    movedFrom: findMovedFiles(tree, options.published),
    removedPictures: findRemovedPictures(tree, options.published),
  };
  const results = contentFiles(tree).map((file): LintResult => {
    const isMoved = placeOfRequired(file.path, tree, content.movedFrom) !== undefined;
    return (isMoved ? undefined : known.get(file.path)) ?? lintPath(file, content, options);
  });
  copyDescriptions(content);
  const documents = emptyMisplacedCopies(
    results.flatMap(({ document }) => document ?? []),
    tree,
  );
  const publicTree = listPublic(publicFolder(tree.root));
  const now = nowFor(documents, options.now ?? currentTime());
  return {
    content: { ...content, documents, publicTree, now },
    messages: results.flatMap(({ messages }) => messages),
  };
}

/** A file in another encoding is linted with its likely text, so that references to it resolve. */
function lintPath(file: ContentFile, content: SharedContent, options: CheckOptions): LintResult {
  const text = options.texts?.get(file.file) ?? readFile(file.diskPath);
  if (typeof text === 'string') return lintText(file, text, content, options);
  const likely = text.ruleId === 'not-text' ? likelyText(text.bytes) : undefined;
  const { document } = likely === undefined ? {} : lintText(file, likely, content, options);
  return {
    document: document && { ...document, broken: 'all' },
    messages: lintUnreadable(file.file, text),
  };
}

function lintText(
  contentFile: ContentFile,
  text: string,
  content: SharedContent,
  { latest }: CheckOptions,
): LintResult {
  const { path, file, type } = contentFile;
  if (type === 'descriptions') return { messages: lintDescriptions(path, text, content) };
  const place = expectedPlaceOf(contentFile, text, content);
  if (place) return lintMisplaced(place, file, text);
  if (type) return lintOnce(type, file, text, latest);
  // Loads the descriptions of a misnamed file, so that they are not reported as missing.
  if (expectedName(path, content.tree)) lintDescriptions(path, text, content);
  return { messages: [] };
}

function expectedPlaceOf({ path, file, type }: ContentFile, text: string, content: SharedContent) {
  if (type) return placeOfRequired(path, content.tree, content.movedFrom);
  return placeOfStray(path, lintSource(file, text).source.values, content);
}

/** Removes the fields of a misplaced file whose expected path is already in use. */
function emptyMisplacedCopies(documents: readonly Document[], { markdown }: ContentTree): Document[] {
  const taken = new Set(markdown);
  return documents.map((document) => {
    const { expectedPath } = document;
    if (expectedPath === undefined) return document;
    const isTaken = taken.has(expectedPath);
    taken.add(expectedPath);
    const nothing = { address: undefined, fields: {}, sections: [], body: undefined };
    return isTaken ? { ...document, ...nothing } : document;
  });
}

function lintOnce(type: TypeName, file: string, text: string, latest?: LatestResults): LintedFile {
  const last = latest?.get(file);
  if (last?.type === type && last.text === text) return last.linted;
  const linted = lintFile(type, file, text);
  latest?.set(file, { type, text, linted });
  return linted;
}

interface CheckedSite extends LoadedSite {
  messages: Message[];
}

/** Checks a content folder, and loads it if there is no error. Throws only if the folder cannot be read. */
export async function loadCheckedSite(
  folder: string,
  options: CacheOptions,
  settings: BuildSettings,
  now = currentTime(),
): Promise<CheckedSite> {
  const { content, messages, files } = await checkCachedFolder(folder, options, { now });
  if (messages.some(({ fatal }) => fatal)) return { ...withReport(messages), files, pictures: new Map() };
  const resolved = await resolveContent(content, options, settings);
  if (!('damaged' in resolved)) return { ...resolved, ...withReport(messages), files };
  const ofDamaged = resolved.damaged.map((path) => {
    const range = startOfFile(`${content.tree.label}/${path}`);
    return createMessage(pictureBroken, { range, ...damagedPicture }, () => []);
  });
  return { ...withReport(arrange([...messages, ...ofDamaged])), files, pictures: new Map() };
}

function withReport(messages: Message[]) {
  return { messages, report: messages.length > 0 ? formatText(messages) : '' };
}
