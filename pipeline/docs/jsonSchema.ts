import { z } from 'zod';
import { type JsonSchema, metaOf, unwrap } from '../kinds/kind';
import type { ContentType } from '../model/contentType';
import { authoredSections } from '../model/registry';
import { describeField, type FieldDescription, fieldsOf } from './describeField';

/** The types of a text. The site reads every value as text, but editors read `08071`, `yes` and `5.0` as numbers and booleans. */
const SCALAR_TYPES = ['string', 'number', 'boolean'];

/** The JSON Schema of the front matter of a content type, with which editors complete and check what is typed. */
export function jsonSchema({ name, about, fields, sections: allowed }: ContentType): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...groupSchema(fields, about),
    ...(allowed === 'all' ? { patternProperties: sectionSchemas(fieldsOf(fields)) } : {}),
  };
}

/** The schemas of sections, by a pattern of their keys. A key may have a second word: `cards materials`. It must have one if a field of the file has the section's name. */
function sectionSchemas(ownFields: [name: string, field: z.ZodType][]): JsonSchema {
  const pattern = (kind: string) =>
    ownFields.some(([name]) => name === kind) ? `^${kind} \\S+$` : `^${kind}( \\S+)?$`;
  return Object.fromEntries(
    authoredSections.map(([name, { about, fields }]) => [pattern(name), orEmpty(groupSchema(fields, about))]),
  );
}

function groupSchema(group: z.ZodType, about: string | undefined): JsonSchema {
  const fields = fieldsOf(group);
  const required = fields.filter(([, field]) => describeField(field).isRequired).map(([name]) => name);
  return {
    description: about,
    type: 'object',
    properties: Object.fromEntries(
      fields.flatMap(([name, field]) => [[name, fieldSchema(field)], ...formerSchema(field)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** A former name of a field, which still works; editors strike it through. */
function formerSchema(field: z.ZodType): [name: string, schema: JsonSchema][] {
  const { formerName } = metaOf(field);
  return formerName ? [[formerName, { ...fieldSchema(field), deprecated: true }]] : [];
}

function fieldSchema(field: z.ZodType): JsonSchema {
  if (field instanceof z.ZodOptional) return orEmpty(fieldSchema(unwrap(field)));
  if (field instanceof z.ZodUnion) return { anyOf: (field.options as z.ZodType[]).map(fieldSchema) };
  const description = describeField(field);
  const { about, item } = description;
  if (item) return { description: about, type: 'array', minItems: 1, items: fieldSchema(item) };
  if (field instanceof z.ZodObject) return groupSchema(field, about);
  return valueSchema(description);
}

function valueSchema({ about, example, jsonSchema, min, max }: FieldDescription): JsonSchema {
  const limits = min === undefined ? {} : { minimum: min, maximum: max };
  return { description: about, ...(jsonSchema ?? { type: SCALAR_TYPES }), ...limits, examples: [example] };
}

/** Also accepts a key without a value, which counts as missing. */
function orEmpty(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}
