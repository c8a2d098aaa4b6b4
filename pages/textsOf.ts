import { sectionsOf } from '../pipeline/model/entries';
import type { Entry, Prose } from '../pipeline/model/Site';
import { type OpenText, openBody } from './openTexts';

/** The running text of a page, as elements. */
export type TextsOf = (page: Entry) => Prose[];

export function textsOf(open: OpenText): TextsOf {
  return (page) =>
    sectionsOf(page, 'text')
      .filter(({ props }) => props.body !== undefined)
      .map(({ props }) => openBody(props.body, open) as Prose);
}
