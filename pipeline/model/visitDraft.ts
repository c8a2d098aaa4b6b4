import type { AuthoredValue, ProseValue } from '../fields/values';
import { type Handlers, visit } from '../fields/visit';
import type { Draft } from './Draft';

/** Calls the handlers for all that is in the fields and sections of a file; `path` begins with the section's key. */
export function visitDraft(
  { fields, sections }: Pick<Draft, 'fields' | 'sections'>,
  handlers: Handlers<AuthoredValue>,
): void {
  visit(fields, handlers);
  for (const section of sections) visit(section.fields, handlers, section.key);
}

/** Every text of a file, also that below its fields. */
export function textsOf(draft: Pick<Draft, 'fields' | 'sections' | 'body'>): ProseValue[] {
  const texts = new Set(draft.body && [draft.body]);
  visitDraft(draft, { prose: (text) => texts.add(text) });
  return [...texts];
}

interface PlacedWords {
  field: string;
  words: string;
}

/** The wanted ones of all words in the fields and sections of a file; those of texts and links are checked elsewhere. */
export function wordsIn(
  draft: Pick<Draft, 'fields' | 'sections'>,
  isWanted: (words: string) => boolean,
): PlacedWords[] {
  const found: PlacedWords[] = [];
  visitDraft(draft, {
    string: (words, field) => {
      if (isWanted(words)) found.push({ field, words });
    },
  });
  return found;
}
