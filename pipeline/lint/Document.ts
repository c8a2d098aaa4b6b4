import type { z } from 'zod';
import type { LoadedEntry } from '../model/load/load';
import { memoize } from '../model/memoize';
import type { ContentTypes, TypeName } from '../model/Site';
import type { Now } from '../model/showing';
import { rangeOfField } from '../passages/fieldRange';
import type { Range } from '../passages/Range';
import type { ContentTree, PublicTree } from '../source/listFolder';
import type { Fault, Source } from '../source/Source';
import { groupBy } from './groupBy';

/** A content file as rules see it: the loaded entry and its lines. */
export interface Document extends LoadedEntry {
  /** The fields and sections at the top of the file that could not be read whole; an empty name where any may be missing. */
  broken: readonly string[];
  /** Read again if the document comes from the cache. */
  readonly source: Source;
  /** The path where the file belongs, if it is in the wrong place. It is read as if it were there. */
  rightPath?: string;
  /** Faults that no other message explains. */
  faults: readonly Fault[];
  /** What rules about the site collected from the file, by their ids. */
  collected: Readonly<Record<string, unknown>>;
}

/** Whether a field or a section may be there, or say more, than could be read. What depends on it stays silent. */
export const isBroken = ({ broken }: Pick<Document, 'broken'>, name: string): boolean =>
  broken.includes('') || broken.includes(name);

/** A file of one type, with the fields that could be read. */
export type DocumentOf<Type extends TypeName> = Document & {
  type: Type;
  fields: Partial<z.output<ContentTypes[Type]['fields']>>;
};

export const isOfType =
  <Type extends TypeName>(type: Type) =>
  (document: Document): document is DocumentOf<Type> =>
    document.type === type;

/** The path of a file, relative to the content folder. */
export const pathOf = ({ file }: Pick<Document, 'file'>): string => file.slice(file.indexOf('/') + 1);

/** Where a field of a file stands, or characters of its text. It reads a cached file again, so only for what is reported. */
export const rangeAt = (
  { source }: Pick<Document, 'source'>,
  field: string,
  from?: number,
  to?: number,
): Range => rangeOfField(source, field, from, to);

const documentsByType = memoize(
  (documents: readonly Document[]): Map<TypeName, Document[]> => groupBy(documents, ({ type }) => type),
);

/** The files of one type. Rules ask for them once for each of many thousand files. */
export function documentsOf<Type extends TypeName>(
  documents: readonly Document[],
  type: Type,
): DocumentOf<Type>[] {
  return (documentsByType(documents).get(type) ?? []).filter(isOfType(type));
}

export const businessOf = (documents: readonly Document[]): DocumentOf<'business'> | undefined =>
  documents.find(isOfType('business'));

/** A content folder as rules about the whole site see it. */
export interface LintedContent {
  tree: ContentTree;
  publicTree: PublicTree;
  documents: Document[];
  /** The former paths of files that have been moved or renamed since the site was published, by their new ones. */
  movedFrom: ReadonlyMap<string, string>;
  /** Pictures that are not there any more since the site was published, by path, with the path that they have now. */
  formerPictures: ReadonlyMap<string, string | undefined>;
  /** Where lists of descriptions still name them. */
  formerDescriptions: { path: string; range: Range }[];
  /** Descriptions of pictures, by path relative to the content folder; empty if a mistake in them is reported already. */
  descriptions: Map<string, string>;
  /** Each `descriptions.md` that could be read, by its file. */
  descriptionFiles: Map<string, Source>;
  now: Now;
}
