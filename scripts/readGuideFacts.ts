import type { GuideFacts } from '../pipeline/docs/writeGuide';
import type { ImageValue } from '../pipeline/fields/values';
import { loadFolder } from '../pipeline/model/loadFolder';
import { defaultAddress } from '../pipeline/model/newFile';
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
    place: defaultAddress(fields),
  };
}
