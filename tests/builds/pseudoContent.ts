import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';
import { noteOf } from '../../pipeline/fields/field';
import { languages } from '../../pipeline/labels/labels';
import { typeOf } from '../../pipeline/model/load/loadFolder';
import { contentTypeOf, sectionModel } from '../../pipeline/model/registry';
import { listContent } from '../../pipeline/source/listFolder';
import { readSource } from '../../pipeline/source/readSource';
import type { Raw } from '../../pipeline/source/Source';

const SHOWCASE = join(import.meta.dirname, '..', 'fixtures', 'showcase');

/** A language whose own names of days and months have no Latin letter. */
const LANGUAGE = 'ka';

/** So many articles need further pages and a search. */
const ARTICLES = 50;

/** Texts that name something else, which has to stay as it is. */
const NAMES = ['country', 'photos', 'photoPosition', 'repository'];

const isLatin = /[a-z]/i;
const LETTERS = 'áɓćđéƒǥħíĵķĺɱńóþǫŕśťúṽŵẋýž';

/** A text whose letters are no letters of English; names in braces and addresses stay. */
export function pseudo(text: string): string {
  return text.replace(
    /(\{\w+\}|\]\([^)]*\)|<[^>]*>)|([a-z])/gi,
    (_, kept: string | undefined, letter: string = '') =>
      kept ?? LETTERS.charAt(letter.toLowerCase().charCodeAt(0) - 97),
  );
}

/** The showcase as content without an English letter, with labels of ours in brackets. Returns its folder. */
export function pseudoContent(): string {
  const folder = join(mkdtempSync(join(inject('copies'), 'pseudo-')), 'content');
  cpSync(SHOWCASE, folder, { recursive: true });
  for (const path of listContent(folder).markdown) rewrite(folder, path);
  const labels = Object.entries(languages[0].labels).map(([key, label]) => [key, `⟦${pseudo(label)}⟧`]);
  writeFileSync(join(folder, 'labels.md'), fileOf(Object.fromEntries(labels)));
  const article = readFileSync(join(folder, 'blog', 'a-note.md'), 'utf8');
  for (let number = 1; number <= ARTICLES; number += 1)
    writeFileSync(join(folder, 'blog', `note-${number}.md`), article);
  return folder;
}

function rewrite(folder: string, path: string): void {
  const { values, body } = readSource(path, readFileSync(join(folder, path), 'utf8'));
  const type = typeOf(path);
  if (type === undefined) {
    writeFileSync(join(folder, path), fileOf(mapAll(values), pseudo(body)));
    return;
  }
  const { fields } = contentTypeOf(type);
  const own = (fields as z.ZodObject).shape;
  // A home page without a label of its own is named by one of ours.
  const kept = Object.entries(values).filter(([key]) => path !== 'pages/home.md' || key !== 'label');
  const rewritten = kept.map(([key, raw]) => {
    const section = sectionModel(key.split(' ')[0] ?? '');
    return [key, translated(raw, own[key] ?? section?.fields, key)];
  });
  const language = path === 'business.md' ? { language: LANGUAGE } : {};
  writeFileSync(join(folder, path), fileOf({ ...Object.fromEntries(rewritten), ...language }, pseudo(body)));
}

const mapAll = (values: Raw) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, text]) => [key, pseudo(String(text))]));

/** A value with its texts, labels of links and prose rewritten, by its schema. */
function translated(raw: Raw, schema: z.core.$ZodType | undefined, name: string): Raw {
  if (raw === null || schema === undefined) return raw;
  if (schema instanceof z.ZodOptional) return translated(raw, schema.unwrap(), name);
  if (schema instanceof z.ZodUnion)
    return translated(raw, schema.options[typeof raw === 'string' ? 1 : 0], name);
  if (Array.isArray(raw)) {
    const { element } = schema instanceof z.ZodArray ? schema : { element: undefined };
    return raw.map((item) => translated(item, element, name));
  }
  if (typeof raw === 'object') {
    const { shape } = schema instanceof z.ZodObject ? schema : { shape: {} as z.ZodRawShape };
    return Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, translated(value, shape[key], key)]),
    );
  }
  return translatedText(raw, noteOf(schema).kind, name);
}

function translatedText(text: string, kind: string | undefined, name: string): string {
  if (kind === 'link') return text.replace(/^(.*?)(\s*->.*)$/, (_, label, to) => pseudo(label) + to);
  return (kind === 'text' || kind === 'prose') && !NAMES.includes(name) ? pseudo(text) : text;
}

function fileOf(values: Record<string, unknown>, body = ''): string {
  const lines = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', body].join('\n');
}

/** The words in Latin letters of a text, without addresses and the abbreviation of the state. */
export function englishIn(text: string): string[] {
  return isLatin.test(text)
    ? (text.replace(/\S*(?:@|#|\/)\S*|&\w+;|\bME\b/g, ' ').match(/[a-z][a-z']+/gi) ?? [])
    : [];
}
