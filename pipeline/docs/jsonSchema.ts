import { z } from 'zod';
import type { ContentType } from '../model/contentType';
import type { SectionModel } from '../model/section';
import { sections } from '../model/sections.generated';
import { type FieldNote, fieldNoteOf, fieldsOf } from './fieldNotes';

type JsonSchema = { [name: string]: unknown };

/** Editors read `08071`, `yes` and `5.0` by their own rules; all of these are text to the site. */
const SCALAR_TYPES = ['string', 'number', 'boolean'];

/** The form of each kind of value for editors. It accepts at least what the check accepts. */
const SCHEMA_BY_KIND: Record<string, JsonSchema> = {
  link: { type: 'string', pattern: '\\S\\s*->\\s*\\S+\\s*$' },
  'yes or no': {
    type: ['string', 'boolean'],
    pattern: '^\\s*([Yy]es|YES|[Nn]o|NO|[Oo]n|[Oo]ff|[Tt]rue|[Ff]alse)\\s*$',
  },
  number: { type: ['string', 'number'], pattern: '^\\s*-?\\d+(\\.\\d+)?\\s*$' },
  date: { type: 'string', pattern: '\\d' },
  'day and time': { type: 'string', pattern: '\\d' },
  time: { type: ['string', 'number'], pattern: '\\d' },
  phone: { type: ['string', 'number'], pattern: '^[+\\d\\s().-]+$' },
  'postal code': { type: ['string', 'number'], pattern: '^\\s*\\d{5}(-\\d{4})?\\s*$' },
  email: { type: 'string', pattern: '\\S@\\S+\\.\\S' },
  'web address': { type: 'string', pattern: '^\\s*https://' },
  page: { type: 'string', pattern: '^\\s*/' },
};

/** The fields of one kind of file, for editors that know JSON Schema. */
export function jsonSchema({ name, about, fields, sections: allowed }: ContentType): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...groupSchema(fields, about),
    ...(allowed === 'all' ? { patternProperties: sectionSchemas() } : {}),
  };
}

/** A section's name may be followed by a name of its own: `cards materials`. */
function sectionSchemas(): JsonSchema {
  const all = Object.entries<SectionModel>(sections);
  return Object.fromEntries(
    all.map(([name, { about, fields }]) => [`^${name}( \\S+)?$`, orEmpty(groupSchema(fields, about))]),
  );
}

function groupSchema(group: z.ZodType, about: string | undefined): JsonSchema {
  const fields = fieldsOf(group);
  const needed = fields.filter(([, field]) => fieldNoteOf(field).needed).map(([name]) => name);
  return {
    description: about,
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  };
}

function fieldSchema(field: z.ZodType): JsonSchema {
  if (field instanceof z.ZodOptional) return orEmpty(fieldSchema(field.unwrap() as z.ZodType));
  const note = fieldNoteOf(field);
  if (field instanceof z.ZodUnion) {
    const shapes = field.options as z.ZodType[];
    return { anyOf: shapes.map(fieldSchema) };
  }
  if (field instanceof z.ZodArray)
    return {
      description: note.about,
      type: 'array',
      minItems: note.exactly ?? 1,
      ...(note.exactly === undefined ? {} : { maxItems: note.exactly }),
      items: fieldSchema(field.element as z.ZodType),
    };
  if (field instanceof z.ZodObject) return groupSchema(field, note.about);
  return leafSchema(note);
}

function leafSchema({ kind = 'text', about, example, options, least, most }: FieldNote): JsonSchema {
  const shape = options
    ? { enum: [...options] }
    : {
        ...(SCHEMA_BY_KIND[kind] ?? { type: SCALAR_TYPES }),
        ...(least === undefined ? {} : { minimum: least, maximum: most }),
      };
  return { description: about, ...shape, examples: [example] };
}

/** A name without a value counts as missing. */
function orEmpty(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}
