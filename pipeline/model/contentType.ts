import { z } from 'zod';

/** A kind of file: which files it is, what fields it has, and, where it is a page, its address. */
export interface ContentType<Fields extends z.ZodType = z.ZodType> {
  /** Its name in `npm run new`. */
  name: string;
  /** What the owner calls it, where that is another word. */
  called?: string;
  /** One sentence for the owner. */
  about: string;
  /** `business.md` for a single file, `services` for a folder of files. */
  place: string;
  /** A single file that a site can do without. */
  mayBeMissing?: boolean;
  fields: Fields;
  /** The address of a file by its name; nothing where a file is not a page. */
  address?: (name: string, fields: z.output<Fields>) => string;
  /** What the text below the second --- is: a section of the page, words of its own, or not wanted. */
  body: 'section' | 'words' | 'none';
  /** Whether a file without that text is unfinished. */
  bodyWanted?: boolean;
  /** The sections that may stand in the file; `all` where it is a page. */
  sections: 'all' | 'none';
}

/** Describes a content type. */
export function contentType<Shape extends z.ZodRawShape>(
  definition: Omit<ContentType<z.ZodObject<Shape, z.core.$strict>>, 'fields'> & { fields: Shape },
): ContentType<z.ZodObject<Shape, z.core.$strict>> {
  return { ...definition, fields: z.strictObject(definition.fields) };
}
