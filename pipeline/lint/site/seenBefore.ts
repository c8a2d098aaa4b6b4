import { typeOf } from '../../model/contentFiles';
import { isShown } from '../../model/showing';
import type { Document } from '../Document';
import type { LintedContent } from '../LintedContent';
import { lintFile } from '../lintFile';
import type { OldFile } from './Published';

/** The page that visitors of the published site have of a file today. */
export function seenBefore({ path, text }: OldFile, { tree, now }: LintedContent): Document | undefined {
  const type = typeOf(path);
  if (!type) return undefined;
  const { document } = lintFile(type, `${tree.label}/${path}`, text);
  return document.address !== undefined && isShown(document.fields, now) ? document : undefined;
}
