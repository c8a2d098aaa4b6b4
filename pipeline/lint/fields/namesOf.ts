import { z } from 'zod';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { sections } from '../../model/sections.generated';
import type { FieldNames } from './FieldNames';

const SECTIONS: Record<string, { fields: z.ZodType }> = sections;
/** Where each name belongs; the first place wins. */
const HOMES = homes();

/** The names around those of a content type. */
export function namesOf(model: ContentType): FieldNames {
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
    wordsBelow: model.body === 'words',
    home: (name) => HOMES.get(name),
  };
}

function homes(): ReadonlyMap<string, string> {
  const ofTypes = Object.values<ContentType<z.ZodObject>>(contentTypes).flatMap(({ file, folder, fields }) =>
    Object.keys(fields.shape).map((name) => [name, file ?? `the files of ${folder}`] as const),
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
