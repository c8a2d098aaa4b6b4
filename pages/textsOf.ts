import type { ArticleEntry, Prose } from '../pipeline/model/Site';

/** The running text of an article, as elements. */
export type TextsOf = (article: ArticleEntry) => Prose[];

export const textsOf: TextsOf = ({ sections }) =>
  sections
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ props }) => (props.body ? [props.body as Prose] : []));
