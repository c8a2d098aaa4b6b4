import { typeOf } from './contentFiles';
import type { Draft } from './Draft';
import type { OldFile } from './Published';
import type { Content } from './readContent';
import { readDraft } from './readDraft';
import { isShown } from './showing';

/** The page that visitors of the published site have of a file today. */
export function seenBefore({ path, text }: OldFile, { tree, now }: Content): Draft | undefined {
  const type = typeOf(path);
  if (!type) return undefined;
  const { draft } = readDraft(type, `${tree.label}/${path}`, text);
  return draft.address !== undefined && isShown(draft.fields, now) ? draft : undefined;
}
