import { textsOf, visitEntry } from '../../model/visitEntry';
import type { LintedContent as Content } from '../LintedContent';

/** Every picture that a file of the content names, in a field or in a text. */
export function picturesNamed({ documents }: Content): Set<string> {
  const named = new Set<string>();
  const add = (path: string) => named.add(path.replace(/^\//, ''));
  for (const document of documents) {
    visitEntry(document, { image: ({ path }) => add(path) });
    for (const { notes } of textsOf(document))
      for (const { type, url } of notes) if (type === 'image') add(url);
  }
  return named;
}
