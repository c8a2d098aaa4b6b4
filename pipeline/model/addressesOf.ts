import { anchorsOf } from './anchorsOf';
import type { Content } from './readContent';

/** Every address of the site, and what can be jumped to on it. */
export interface Addresses {
  published: Map<string, Set<string>>;
  unpublished: Set<string>;
  mayLeadNowhere: Set<string>;
}

export function addressesOf({ drafts }: Content): Addresses {
  const pages = drafts.filter((draft) => draft.address !== undefined);
  const published = pages.filter(({ fields }) => fields.published !== false);
  const navigation = drafts.find(({ type }) => type === 'navigation');
  return {
    published: new Map(published.map((draft) => [String(draft.address), anchorsOf(draft)])),
    unpublished: new Set(
      pages.filter(({ fields }) => fields.published === false).map(({ address }) => String(address)),
    ),
    mayLeadNowhere: new Set((navigation?.fields.mayLeadNowhere as string[] | undefined) ?? []),
  };
}
