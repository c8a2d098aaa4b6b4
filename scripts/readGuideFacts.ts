import type { GuideFacts } from '../pipeline/docs/writeGuide';
import type { ImageMention } from '../pipeline/fields/mentions';
import { defaultAddress } from '../pipeline/model/newFile';
import { readContent } from '../pipeline/model/readContent';
import { listContent } from '../pipeline/read/listContent';

/** What the guide takes from a content folder. */
export function readGuideFacts(folder: string): GuideFacts {
  const { drafts } = readContent(listContent(folder));
  const fields = drafts.find(({ type }) => type === 'business')?.fields ?? {};
  const [category = ''] = (fields.articleCategories ?? []) as string[];
  const image = fields.image as ImageMention | undefined;
  return {
    repository: String(fields.repository ?? ''),
    category,
    image: image?.path ?? '',
    place: defaultAddress(fields),
  };
}
