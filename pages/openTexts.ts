import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { StoredText } from '../pipeline/fields/mentions';
import { readText } from '../pipeline/markdown/readText';
import { withSite } from '../pipeline/markdown/withSite';
import { surroundingsOf } from '../pipeline/model/resolveMentions';
import { readSource } from '../pipeline/read/readSource';
import { readBlob } from '../pipeline/source/cache';
import type { PageData } from './pageData';

/** The elements of a long text, by its hash or else from its file. */
export type OpenText = (hash: string, file: string) => Root;

/** Opens long texts stored in `folder`. One that is missing there is read again from its file, which lies below `above`. */
export function storedTexts(folder: string, above: string): OpenText {
  return (hash, file) =>
    readBlob<Root>(folder, hash) ??
    readText(readSource(file, readFileSync(join(above, file), 'utf8')).body).elements();
}

/** A page with the elements of its long texts, which its data only names. */
export function openTexts(page: PageData, open: OpenText): PageData {
  const sections = page.sections.map((section) => {
    const { body } = section.props;
    return isStored(body) ? { ...section, props: { ...section.props, body: openBody(body, open) } } : section;
  });
  return { ...page, sections };
}

/** A text with its elements, whether it had them already or not. */
export function openBody(body: unknown, open: OpenText): unknown {
  return isStored(body) ? opened(body, open) : body;
}

function isStored(value: unknown): value is StoredText {
  return typeof value === 'object' && value !== null && 'text' in value && 'pictures' in value;
}

function opened({ text, file, pictures, facts }: StoredText, open: OpenText) {
  return withSite(open(text, file), surroundingsOf({ facts, picture: (path) => pictures[path] }));
}
