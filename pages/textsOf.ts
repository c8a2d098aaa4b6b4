import type { ArticleEntry, Prose } from '../pipeline/model/Site';
import { type OpenText, openBody } from './openTexts';

/** The running text of an article, as elements. */
export type TextsOf = (article: ArticleEntry) => Prose[];

export function textsOf(open: OpenText): TextsOf {
  return ({ sections }) =>
    sections
      .filter(({ kind, props }) => kind === 'text' && props.body !== undefined)
      .map(({ props }) => openBody(props.body, open) as Prose);
}
