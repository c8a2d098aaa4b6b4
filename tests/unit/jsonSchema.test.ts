import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { typeOfPath } from '../../pipeline/model/load/loadFolder';
import type { TypeName } from '../../pipeline/model/Site';
import { listContent } from '../../pipeline/source/listFolder';

const project = join(import.meta.dirname, '..', '..');

/** The published schema as zod reads JSON Schema, independent of the schemas that it was made from. */
function judge(type: TypeName) {
  const schema = JSON.parse(readFileSync(join(project, `docs/schemas/${type}.json`), 'utf8'));
  return z.fromJSONSchema(schema);
}

const judges = Object.fromEntries(
  (Object.keys(contentTypes) as TypeName[]).map((type) => [type, judge(type)]),
) as Record<TypeName, z.ZodType>;

/** Front matter as an editor reads it: with numbers, booleans and dates. */
function fieldsOf(text: string): unknown {
  return parse(text.split(/^---$/m)[1] ?? '');
}

describe.each(['tests/fixtures/plumber', 'tests/fixtures/showcase'])('%s', (folder) => {
  const tree = listContent(join(project, folder));
  const files = tree.markdown.flatMap((path) => {
    const type = typeOfPath(path);
    return type ? [[path, type] as const] : [];
  });

  test.each(files)('%s fits its schema', (path, type) => {
    const text = readFileSync(join(tree.root, path), 'utf8');
    expect(judges[type].safeParse(fieldsOf(text)).error).toBeUndefined();
  });
});

const REVIEW = 'name: A\nlocation: B\nrating: 5\norder: 1\npages:\n  - /about\n';

describe('what does not fit', () => {
  test.each<[string, TypeName, string]>([
    ['a misspelled name', 'review', REVIEW.replace('rating', 'ratting')],
    ['a number out of range', 'review', REVIEW.replace('5', '7')],
    ['a number in words', 'review', REVIEW.replace('5', 'five')],
    ['a text for a list', 'review', REVIEW.replace('\n  - ', ' ')],
    ['an empty list', 'review', REVIEW.replace('\n  - /about', ' []')],
    ['a missing field', 'review', REVIEW.replace('rating: 5\n', '')],
    ['an address without its slash', 'review', REVIEW.replace('/about', 'about')],
    ['a section that there is not', 'page', 'title: A\ndescription: B\nheroo:\n  heading: C\n'],
    ['a section without what it needs', 'page', 'title: A\ndescription: B\nhero:\n  text: C\n'],
    [
      'a link without an arrow',
      'page',
      'title: A\ndescription: B\nhero:\n  heading: C\n  buttons:\n    - Go\n',
    ],
    ['three of four', 'service', 'card:\n  features: [a, b, c]\n'],
    ['neither yes nor no', 'page', 'title: A\ndescription: B\npublished: maybe\n'],
  ])('%s is refused', (_what, type, front) => {
    expect(judges[type].safeParse(parse(front)).success).toBe(false);
  });

  test.each<[string, TypeName, string]>([
    ['a review', 'review', REVIEW],
    [
      'a named section',
      'page',
      'title: A\ndescription: B\nhero:\n  heading: C\ncards materials:\n  items:\n    - title: D\n      text: E\n',
    ],
    ['an empty text section', 'page', 'title: A\ndescription: B\ntext:\n'],
    ['the former name of a field', 'labels', 'licence: Master license\n'],
    ['yes without quotes', 'page', 'title: A\ndescription: B\npublished: yes\n'],
    ['a name without a value', 'page', 'title: A\ndescription: B\nlabel:\n'],
  ])('%s is not', (_what, type, front) => {
    expect(judges[type].safeParse(parse(front)).error).toBeUndefined();
  });
});
