import type { z } from 'zod';
import type { AuthoredValue } from '../kinds/values';
import type { FormSettings } from '../model/forms';
import type { LoadedEntry } from '../model/load/load';
import { memoize } from '../model/memoize';
import { sectionModel } from '../model/registry';
import type { ContentTypes, TypeName } from '../model/Site';
import type { Now } from '../model/visibility';
import type { Handlers } from '../model/visit';
import { visitEntry } from '../model/visitEntry';
import type { Range } from '../passages/Range';
import type { ContentTree, PublicTree } from '../source/listFolder';
import type { Fault, Source } from '../source/Source';
import { groupBy } from './lists';

/** The loaded entry of a content file with its source, as rules get it. */
export interface Document extends LoadedEntry {
  /** The top-level fields and sections that could not be loaded completely; an empty list if there are none. */
  broken: 'all' | readonly string[];
  /** If the document comes from the cache, the file is read again, so rules about the site ask for it only for a finding. */
  readonly source: Source;
  /** The expected path of a misplaced file, which is loaded as if it were there. */
  expectedPath?: string;
  /** The faults that no message explains yet. */
  faults: readonly Fault[];
  /** The data that rules about the site collected from the file, by rule id. */
  collected: Readonly<Record<string, unknown>>;
}

/** Whether the file may have a value of this name that could not be loaded. Rules that depend on it must not report anything. */
export const isBroken = ({ broken }: Pick<Document, 'broken'>, name: string): boolean =>
  broken === 'all' || broken.includes(name);

/** A file of one type, with the fields that could be loaded. */
export type DocumentOf<Type extends TypeName> = Document & {
  type: Type;
  fields: Partial<z.output<ContentTypes[Type]['fields']>>;
};

export const isOfType =
  <Type extends TypeName>(type: Type) =>
  (document: Document): document is DocumentOf<Type> =>
    document.type === type;

/** Like `visitEntry`, but visits the body once, after all fields and with an empty path. The text of a section may be the body too. */
export function visitBodyLast(document: Document, handlers: Handlers<AuthoredValue>): void {
  const { body } = document;
  visitEntry(document, {
    ...handlers,
    prose: (text, field) => text !== body && handlers.prose?.(text, field),
  });
  if (body) handlers.prose?.(body, '');
}

export const formsIn = ({ sections }: Document): { key: string; settings: FormSettings }[] =>
  sections
    .filter(({ kind }) => sectionModel(kind)?.isForm)
    .map(({ key, fields }) => ({ key, settings: fields }));

/** The path of a file, relative to the content folder, whose name is the first segment of `file`. */
export const pathOf = ({ file }: Pick<Document, 'file'>): string => file.slice(file.indexOf('/') + 1);

const documentsByType = memoize((documents: readonly Document[]) => groupBy(documents, ({ type }) => type));

/** The files of one type. Memoized, because rules call it for each of many thousand files. */
export function documentsOf<Type extends TypeName>(
  documents: readonly Document[],
  type: Type,
): DocumentOf<Type>[] {
  const ofType: Document[] = documentsByType(documents).get(type) ?? [];
  return ofType.filter(isOfType(type));
}

export const businessOf = (documents: readonly Document[]): DocumentOf<'business'> | undefined =>
  documents.find(isOfType('business'));

/** All files, each checked by itself. */
export interface LintedContent {
  tree: ContentTree;
  publicTree: PublicTree;
  documents: Document[];
  /** The published paths of files that this change moves or renames, by their new paths. */
  movedFrom: ReadonlyMap<string, string>;
  /** The published paths of pictures that this change deletes or renames, with the new path of a renamed picture. */
  removedPictures: ReadonlyMap<string, string | undefined>;
  /** The names of removed pictures that are still in a `descriptions.md`. */
  descriptionsOfRemoved: { path: string; range: Range }[];
  /** Descriptions by the path of their picture, relative to the content folder; empty if a message already explains the fault. */
  descriptions: Map<string, string>;
  /** Each `descriptions.md` that could be parsed, by file. */
  descriptionFiles: Map<string, Source>;
  now: Now;
}
