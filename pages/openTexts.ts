import type { Root } from 'hast';
import type { StoredText } from '../pipeline/fields/mentions';
import { withSite } from '../pipeline/markdown/withSite';
import { surroundingsOf } from '../pipeline/model/resolveMentions';
import type { PageData } from './pageData';

/** A page with the elements of its long texts, which its data only names. */
export function openTexts(page: PageData, open: (hash: string, file: string) => Root): PageData {
  const sections = page.sections.map((section) => {
    const { body } = section.props;
    return isStored(body) ? { ...section, props: { ...section.props, body: opened(body, open) } } : section;
  });
  return { ...page, sections };
}

function isStored(value: unknown): value is StoredText {
  return typeof value === 'object' && value !== null && 'text' in value && 'pictures' in value;
}

function opened({ text, file, pictures, facts }: StoredText, open: (hash: string, file: string) => Root) {
  return withSite(open(text, file), surroundingsOf({ facts, picture: (path) => pictures[path] }));
}
