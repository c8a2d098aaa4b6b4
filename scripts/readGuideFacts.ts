import type { ImageValue } from '../pipeline/fields/values';
import type { GuideFacts } from '../pipeline/guide/newFileLink';
import { loadFolder } from '../pipeline/model/loadFolder';
import { placeOf } from '../pipeline/model/placeOf';
import { listContent } from '../pipeline/source/listFolder';

/** What the guide takes from a content folder. */
export function readGuideFacts(folder: string): GuideFacts {
  const { entries } = loadFolder(listContent(folder));
  const fields = entries.find(({ type }) => type === 'business')?.fields ?? {};
  const [category = ''] = (fields.articleCategories ?? []) as string[];
  const image = fields.image as ImageValue | undefined;
  return {
    repository: String(fields.repository ?? ''),
    category,
    image: image?.path ?? '',
    place: placeOf(fields),
  };
}
