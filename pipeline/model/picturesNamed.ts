import type { Content } from './readContent';
import { textsOf, visitDraft } from './visitDraft';

/** Every picture that a file of the content names, in a field or in a text. */
export function picturesNamed({ drafts }: Content): Set<string> {
  const named = new Set<string>();
  const add = (path: string) => named.add(path.replace(/^\//, ''));
  for (const draft of drafts) {
    visitDraft(draft, { image: ({ path }) => add(path) });
    for (const { notes } of textsOf(draft)) for (const { type, url } of notes) if (type === 'image') add(url);
  }
  return named;
}
