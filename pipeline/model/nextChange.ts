import type { Content } from './loadFolder';
import { showingOf } from './showing';

/** When a page comes or goes by itself for the next time; nothing where none does. */
export function nextChange({ entries, now }: Content): string | undefined {
  const instant = now.toISOString();
  return entries
    .flatMap(({ fields }) => Object.values(showingOf(fields)))
    .filter((each): each is string => each !== undefined && each > instant)
    .sort()[0];
}
