import type { ImageValue } from '../pipeline/fields/values';
import type { GuideFacts } from '../pipeline/guide/newFileLink';
import { placeOf } from '../pipeline/model/placeOf';
import { readContent } from '../pipeline/model/readContent';
import { listContent } from '../pipeline/read/listContent';

/** What the guide takes from a content folder. */
export function readGuideFacts(folder: string): GuideFacts {
  const { drafts } = readContent(listContent(folder));
  const fields = drafts.find(({ type }) => type === 'business')?.fields ?? {};
  const [category = ''] = (fields.articleCategories ?? []) as string[];
  const image = fields.image as ImageValue | undefined;
  return {
    repository: String(fields.repository ?? ''),
    category,
    image: image?.path ?? '',
    place: placeOf(fields),
  };
}
