import type { Root } from 'hast';
import type { StoredText } from '../pipeline/fields/mentions';
import { withSite } from '../pipeline/markdown/withSite';
import { surroundingsOf } from '../pipeline/model/resolveMentions';
import type { PageData } from './pageData';

/** The elements of a long text, by its hash or else from its file. */
export type OpenText = (hash: string, file: string) => Root;

/** A page with the elements of its long texts, which its data only names. */
export function openTexts(page: PageData, open: OpenText): PageData {
  const sections = page.sections.map((section) => {
    if (section.kind !== 'text' || !isStored(section.props.body)) return section;
    return { ...section, props: { ...section.props, body: opened(section.props.body, open) } };
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
