import type { Document } from '../Document';

interface PlacedWords {
  field: string;
  words: string;
}

/** The wanted ones of all words in the fields and sections of a file; those of mentions are judged elsewhere. */
export function wordsIn(
  { fields, sections }: Pick<Document, 'fields' | 'sections'>,
  isWanted: (words: string) => boolean,
): PlacedWords[] {
  const found: PlacedWords[] = [];
  const parts = [{ key: '', fields }, ...sections];
  for (const part of parts) collect(part.fields, part.key, isWanted, found);
  return found;
}

function collect(
  value: unknown,
  path: string,
  isWanted: (words: string) => boolean,
  found: PlacedWords[],
): void {
  if (typeof value === 'object' && value && 'mention' in value) return;
  for (const [name, inner] of Object.entries(value ?? {})) {
    const field = () => (path === '' ? name : `${path}.${name}`);
    if (typeof inner === 'object') collect(inner, field(), isWanted, found);
    else if (typeof inner === 'string' && isWanted(inner)) found.push({ field: field(), words: inner });
  }
}
