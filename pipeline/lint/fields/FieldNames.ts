import { z } from 'zod';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import { allContentTypes } from '../../model/registry';
import { sections } from '../../model/sections.generated';

/** The names that a type of file knows, beyond the group that is being read. */
export interface FieldNames {
  /** The kinds of sections that may stand in the file. */
  sections: readonly string[];
  /** The kinds of sections of any file. */
  allSections: readonly string[];
  /** The names at the top of the file: its own fields and its sections. */
  top: readonly string[];
  /** The names inside a group or a section that stands at the top of the file. */
  inside: (key: string) => readonly string[];
  /** Whether the text below the fields is what the file is about. */
  isTextBelow: boolean;
  /** Where else a name belongs, for the owner. */
  home: (name: string) => string | undefined;
}

const SECTIONS: Record<string, { fields: z.ZodType }> = sections;
/** Where each name belongs; the first file or section wins. */
const HOMES = homes();

/** The names around those of a content type. */
export const namesOf = memoize((model: ContentType): FieldNames => {
  const own = shapeOf(model.fields);
  const kinds = model.sections === 'all' ? Object.keys(SECTIONS) : [];
  return {
    sections: kinds,
    allSections: Object.keys(SECTIONS),
    top: [...Object.keys(own), ...kinds],
    inside: (key) => {
      const [kind = key] = key.split(' ');
      if (Object.hasOwn(own, key)) return Object.keys(shapeOf(own[key]));
      return kinds.includes(kind) ? Object.keys(shapeOf(SECTIONS[kind]?.fields)) : [];
    },
    isTextBelow: model.body === 'words',
    home: (name) => HOMES.get(name),
  };
});

function homes(): ReadonlyMap<string, string> {
  const ofTypes = allContentTypes.flatMap(({ folder, file = `the files of ${folder}`, fields }) =>
    Object.keys(shapeOf(fields)).map((name) => [name, file] as const),
  );
  const ofSections = Object.entries(SECTIONS).flatMap(([kind, { fields }]) =>
    Object.keys(shapeOf(fields)).map((name) => [name, `“${kind}”`] as const),
  );
  return new Map([...ofTypes, ...ofSections].reverse());
}

function shapeOf(field: unknown): Record<string, unknown> {
  if (field instanceof z.ZodOptional) return shapeOf(field.unwrap());
  return field instanceof z.ZodObject ? field.shape : {};
}
