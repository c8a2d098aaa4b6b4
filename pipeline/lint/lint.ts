import { basename, dirname } from 'node:path/posix';
import { type Content, type ContentFile, contentFiles } from '../model/load/loadFolder';
import type { CacheOptions } from '../model/load/loadSite';
import type { TypeName } from '../model/Site';
import { clock, nowFor } from '../model/showing';
import { rangeOfName } from '../passages/fieldRange';
import { descriptionsIn } from '../passages/passages';
import { type ContentTree, isPicture, listContent, listPublic, publicFolder } from '../source/listFolder';
import { readFile } from '../source/readSource';
import { arrange } from './arrange';
import { businessOf, type Document, type LintedContent } from './Document';
import { lintSource, lintUnreadable } from './layout/lintSource';
import { schemaOfPictures } from './layout/schema';
import { lintCached } from './lintCached';
import { type LintedFile, lintFile, lintMisplaced, lintPassages } from './lintFile';
import type { Message } from './message';
import {
  expectedName,
  findFormerPictures,
  findMovedFiles,
  placeOfRequired,
  placeOfStray,
} from './misplacedFiles';
import { rules } from './rules';
import { likelyText } from './rules/source/unreadable';
import { rulesOn, runOnSite } from './run';
import { indexAddresses } from './site/links/addressIndex';
import { type Published, sameBusiness } from './site/links/lastVersion';
import { describedIn } from './source/descriptions';

/** A content folder read and checked, before it is joined. */
export interface Checked {
  content: Content;
  documents: Document[];
  messages: Message[];
  /** Everything that was found, with what `arrange` leaves out. */
  found: Message[];
  files: number;
}

export type LatestResults = Map<string, { type: TypeName; text: string; linted: LintedFile }>;

/** Options of the check: the current time and the published version. */
export interface CheckOptions {
  now?: Date;
  published?: Published;
  /** For one who checks a folder again and again: a file of the same text is not linted again. */
  latest?: LatestResults;
  /** Texts that are checked in place of files, by the file as messages name it. */
  texts?: ReadonlyMap<string, string>;
}

/** Checks a folder. Reads only the beginning and the end of each picture. */
export function checkFolder(folder: string, options: CheckOptions = {}): Checked {
  return check(listContent(folder), options);
}

export async function checkCachedFolder(
  folder: string,
  memory: CacheOptions,
  options: CheckOptions = {},
): Promise<Checked> {
  const tree = listContent(folder);
  const known = await lintCached(tree, memory);
  for (const { path, file } of contentFiles(tree)) if (options.texts?.has(file)) known.delete(path);
  return check(tree, options, known);
}

const SITE_RULES = rulesOn(rules, 'site');

function check(
  tree: ContentTree,
  options: CheckOptions,
  known: ReadonlyMap<string, LintedFile> = new Map(),
): Checked {
  const { content, messages: own } = lintFiles(tree, options, known);
  const published = sameBusiness(content, options.published);
  const business = businessOf(content.documents);
  const context = { business, addresses: indexAddresses(content, published), published };
  const found = [...own, ...runOnSite(SITE_RULES, content, context)];
  expectCauses(content.documents, found);
  const { documents, descriptions, now } = content;
  return {
    messages: arrange(found),
    content: { tree, entries: documents, descriptions, now },
    documents,
    found,
    files: tree.markdown.length,
  };
}

/** Throws where rules stay silent because of a mistake in a file, and no message tells of it: a fault in the rules. */
function expectCauses(documents: readonly Document[], found: readonly Message[]): void {
  const files = new Set(found.flatMap(({ file, also = [] }) => [file, ...also.map((other) => other.file)]));
  const silent = documents.find(({ file, broken }) => broken.length > 0 && !files.has(file));
  if (silent) throw new Error(`${silent.file} could not be read whole, and no rule says why`);
}

/** The content that the files are collected in while they are checked. */
type Linted = Omit<LintedContent, 'publicTree' | 'now'> & Pick<CheckOptions, 'latest' | 'texts'>;

function lintFiles(
  tree: ContentTree,
  { now: instant = clock(), published, latest, texts }: CheckOptions,
  known: ReadonlyMap<string, LintedFile>,
) {
  const publicTree = listPublic(publicFolder(tree.root));
  const movedFrom = findMovedFiles(tree, published);
  const formerPictures = findFormerPictures(tree, published);
  const content: Linted = {
    ...{
      tree,
      documents: [],
      descriptions: new Map(),
      descriptionFiles: new Map(),
      movedFrom,
      latest,
      texts,
    },
    ...{ formerPictures, formerDescriptions: [] },
  };
  const messages: Message[] = [];
  for (const file of contentFiles(tree)) {
    const linted = placeOfRequired(file.path, tree, movedFrom) ? undefined : known.get(file.path);
    if (linted) content.documents.push(linted.document);
    for (const message of linted?.messages ?? lintPath(file, content)) messages.push(message);
  }
  describeMoved(content);
  const documents = withoutCopies(content.documents, tree);
  return { content: { ...content, documents, publicTree, now: nowFor(documents, instant) }, messages };
}

/** A file in another encoding is linted by its likely text, so that other files can refer to it. */
function lintPath(file: ContentFile, content: Linted): Message[] {
  const text = content.texts?.get(file.file) ?? readFile(file.diskPath);
  if (typeof text === 'string') return lintText(file, text, content);
  const likely = text.ruleId === 'not-text' ? likelyText(text.bytes) : undefined;
  const documents: Document[] = [];
  if (likely !== undefined) lintText(file, likely, { ...content, documents });
  content.documents.push(...documents.map((document) => ({ ...document, broken: [''] })));
  return lintUnreadable(file.file, text);
}

/** Lints one file and adds its document to the content. */
function lintText(contentFile: ContentFile, text: string, content: Linted): Message[] {
  const { path, file, type } = contentFile;
  if (type === 'descriptions') return lintDescriptions(path, text, content);
  const place = rightPlaceOf(contentFile, text, content);
  // The descriptions in a misnamed file are not reported as missing too.
  if (!type && !place && expectedName(path, content.tree)) lintDescriptions(path, text, content);
  const linted = place ? lintMisplaced(place, file, text) : type && lintChanged(type, file, text, content);
  if (linted) content.documents.push(linted.document);
  return linted?.messages ?? [];
}

function rightPlaceOf({ path, file, type }: ContentFile, text: string, { tree, movedFrom }: Linted) {
  if (type) return placeOfRequired(path, tree, movedFrom);
  return placeOfStray(path, lintSource(file, text).source.values, { tree, movedFrom });
}

/** What a file in the wrong place says only counts where its own place is free. */
function withoutCopies(documents: readonly Document[], { markdown }: ContentTree): Document[] {
  const taken = new Set(markdown);
  return documents.map((document) => {
    const { rightPath } = document;
    if (rightPath === undefined) return document;
    const isTaken = taken.has(rightPath);
    taken.add(rightPath);
    const nothing = { address: undefined, fields: {}, sections: [], body: undefined };
    return isTaken ? { ...document, ...nothing } : document;
  });
}

function lintChanged(type: TypeName, file: string, text: string, { latest }: Linted): LintedFile {
  const last = latest?.get(file);
  if (last?.type === type && last.text === text) return last.linted;
  const linted = lintFile(type, file, text);
  latest?.set(file, { type, text, linted });
  return linted;
}

function lintDescriptions(path: string, text: string, content: Linted): Message[] {
  const { tree, descriptions, descriptionFiles, formerPictures, formerDescriptions } = content;
  const folder = dirname(path);
  const file = `${tree.label}/${path}`;
  const namesIn = (paths: Iterable<string>) =>
    [...paths].flatMap((each) => (dirname(each) === folder ? [basename(each)] : []));
  const former = namesIn(formerPictures.keys());
  const misnamed = tree.others.filter(isPicture).map((each) => each.normalize('NFC'));
  const pictures = [...namesIn([...tree.pictures, ...misnamed]), ...former];
  const { source, messages } = lintSource(file, text, schemaOfPictures(pictures));
  if (source.faults.length === 0) descriptionFiles.set(file, source);
  for (const [name, description] of describedIn(source, pictures))
    descriptions.set(`${folder}/${name}`, description);
  for (const name of former.filter((each) => each in source.values))
    formerDescriptions.push({ path: `${folder}/${name}`, range: rangeOfName(source, name) });
  return [...messages, ...lintPassages(descriptionsIn(source), source)];
}

/** A renamed picture is described under either name. */
function describeMoved({ descriptions, formerPictures }: Linted): void {
  for (const [from, to = ''] of formerPictures) {
    const description = descriptions.get(from) ?? descriptions.get(to);
    if (to !== '' && description !== undefined) descriptions.set(from, description).set(to, description);
  }
}
