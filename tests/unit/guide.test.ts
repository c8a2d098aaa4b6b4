import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { describeField, fieldsOf } from '../../pipeline/docs/describeField';
import { exampleOfSection, writeFieldList, writeFieldPages } from '../../pipeline/docs/writeFieldReference';
import { writeGuide } from '../../pipeline/docs/writeGuide';
import { engineUrl } from '../../pipeline/engineUrl';
import { lintFile } from '../../pipeline/lint/lintFile';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { authoredSections } from '../../pipeline/model/registry';
import { readGuideFacts } from '../../scripts/generate/contentFiles';
import { copyContent } from './copyContent';

/** The links of a guide to its repository. */
const linksIn = (guide: string): string[] =>
  [...guide.matchAll(/\]\((https:\/\/github\.com[^)\s]+)\)/g)].map(([, link = '']) => link);

const project = join(import.meta.dirname, '..', '..');
const types: ContentType[] = Object.values(contentTypes);
const models = authoredSections;

const reference = [writeFieldList(), ...writeFieldPages().values()].join('\n');

describe('the guide of another contractor', () => {
  const folder = join(project, 'tests/fixtures/plumber');
  const guide = writeGuide(readGuideFacts(folder));
  const fresh = linksIn(guide).filter((link) => link.includes('/new/'));

  test('leads to that repository', () => {
    const { repository } = readGuideFacts(folder);
    const others = linksIn(guide).filter((link) => !link.startsWith(`https://github.com/${repository}/`));
    expect(others).toEqual([engineUrl('docs/rules.md')]);
  });

  test('links only to files of the site and of the engine that exist', () => {
    const list = writeFieldList();
    const beside = [...`${guide}${list}`.matchAll(/\]\(([^)\s#:]+\.md)[)#]/g)].map(([, path]) => path);
    expect(new Set(beside)).toEqual(new Set(['README.md', 'FIELDS.md']));
    const pages = writeFieldPages();
    const named = linksIn(list).map((link) => link.split('/blob/HEAD/')[1]?.split('#') ?? []);
    const lost = named.filter(
      ([path = '', heading]) => !pages.get(path)?.includes(heading ? `## ${heading}\n` : ''),
    );
    expect([named.length > 20, lost]).toEqual([true, []]);
    const paths = linksIn(guide).flatMap(
      (link) => /\/(?:edit|tree|upload)\/main\/content\/(.+)/.exec(link)?.[1] ?? [],
    );
    expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    const [, engine = ''] = /\/blob\/HEAD\/(.+)/.exec(linksIn(guide).join('\n')) ?? [];
    expect(existsSync(join(project, engine))).toBe(true);
  });

  test('has a new file for everything that an owner adds', () => {
    const folders = fresh.map((link) => /\/new\/main\/content\/(\w+)\?/.exec(link)?.[1]);
    expect(folders.sort()).toEqual(['areas', 'blog', 'pages', 'projects', 'reviews', 'services', 'team']);
  });

  test('names no folder that is not there', () => {
    const copy = copyContent();
    rmSync(join(copy, 'portfolio'), { recursive: true });
    const folders = (from: string) =>
      linksIn(writeGuide(readGuideFacts(from))).flatMap(
        (link) => /\/tree\/main\/content\/(.*)/.exec(link)?.[1] ?? [],
      );
    expect(folders(folder)).toEqual(['portfolio', 'images']);
    expect(folders(copy)).toEqual(['images']);
  });

  test('stays as it is when a review, an article or a photo is added', () => {
    const copy = copyContent();
    for (const name of ['reviews/ines-morel.md', 'blog/frozen-pipes.md', 'areas/portland-me.md']) {
      const other = readFileSync(join(copy, name), 'utf8').replace(/: (?=[A-Z][a-z])/g, ': Again ');
      writeFileSync(join(copy, dirname(name), 'a-new-one.md'), other);
    }
    writeFileSync(join(copy, 'portfolio/drains/a.jpg'), '');
    expect(writeGuide(readGuideFacts(copy))).toBe(guide);
  });
});

/** Every field of a group with its full name. */
function all(fields: z.ZodType, base: string): [path: string, field: z.ZodType][] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const { item } = describeField(field);
    const inner = all(item ?? unwrapped(field), `${base} ${name}`);
    return [[`${base} ${name}`, field] as [string, z.ZodType], ...inner];
  });
}

const unwrapped = (field: z.ZodType): z.ZodType =>
  'unwrap' in field ? ((field as z.ZodOptional).unwrap() as z.ZodType) : field;

const everyField = [
  ...types.flatMap(({ name, fields }) => all(fields, name)),
  ...models.flatMap(([name, { fields }]) => all(fields, name)),
];

describe('the reference', () => {
  test.each(everyField.filter(([, field]) => describeField(field).example))(
    '%s has an example that the check accepts',
    (_path, field) => {
      expect(field.safeParse(describeField(field).example).error).toBeUndefined();
    },
  );

  test.each(models)('the example of the section %s can be copied onto a page', (name, { fields }) => {
    const head = [
      'title: A page with one section on it',
      'description: A page that holds nothing but the example of a section, to see whether an owner can copy it as it stands.',
    ];
    const { messages } = lintFile(
      'page',
      'content/pages/a.md',
      ['---', ...head, `${exampleOfSection(name, fields)}---`, ''].join('\n'),
    );
    expect(messages).toEqual([]);
  });

  test('names no trade, and nothing of the sample', () => {
    expect(
      reference.match(
        /.*(?:kitchen|bath|remodel|cabinet|basement|counter|carpent|maple row|pitman|gloucester|jersey|08071).*/gi,
      ),
    ).toBeNull();
  });

  test('speaks no jargon', () => {
    const words = reference.replace(/`[^`]*`/g, '');
    expect(words).not.toMatch(
      /\b(schema|parse|token|undefined|null|regex|enum|string|boolean|array|object)\b/i,
    );
  });
});
