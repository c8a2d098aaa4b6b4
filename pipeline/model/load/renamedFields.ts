import type { z } from 'zod';
import { metaOf } from '../../kinds/kind';
import type { Source } from '../../source/Source';
import type { ContentType } from '../contentType';
import { memoize } from '../memoize';

/** Renamed fields of a content type: the current name by the name in the previous version. */
export const renamedFields = memoize(
  ({ fields }: Pick<ContentType, 'fields'>): ReadonlyMap<string, string> => {
    const shape: Record<string, z.ZodType> = (fields as z.ZodObject<Record<string, z.ZodType>>).shape;
    return new Map(
      Object.entries(shape).flatMap(([name, field]) => {
        const { formerName } = metaOf(field);
        return formerName ? [[formerName, name]] : [];
      }),
    );
  },
);

/** Renames renamed fields and removes retired ones. If a file has both names of a field, the old one stays, and the check reports it as unknown. */
export function withCurrentNames(source: Source, model: Pick<ContentType, 'fields' | 'name'>): Source {
  const renamed = [...renamedFields(model)].filter(
    ([former, name]) => former in source.values && !(name in source.values),
  );
  return renamed.reduce(rename, withoutRetired(source, model.name));
}

function withoutRetired(source: Source, type: ContentType['name']): Source {
  const names = retired[type] ?? [];
  if (!names.some((name) => name in source.values)) return source;
  const kept = Object.entries(source.values).filter(([key]) => !names.includes(key));
  return { ...source, values: Object.assign(Object.create(null), Object.fromEntries(kept)) };
}

function rename(source: Source, [former, name]: [former: string, name: string]): Source {
  const values: Source['values'] = Object.create(null);
  for (const [key, value] of Object.entries(source.values)) values[key === former ? name : key] = value;
  const isFormer = new RegExp(`^${former}(?=\\.|$)`);
  const move = (points: Source['positions']) =>
    new Map([...points].map(([path, point]) => [path.replace(isFormer, name), point]));
  return {
    ...source,
    values,
    positions: move(source.positions),
    valuePositions: move(source.valuePositions),
  };
}

/**
 * Names that existed in the previous version only, by content type or workflow. They are ignored with a warning. Empty this list when the
 * next version begins.
 */
export const retired: Readonly<Record<string, readonly string[]>> = {
  business: ['claims', 'ownerLanguage'],
  labels: ['costNone', 'searchArticles', 'foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'],
  'deploy-site.yml': ['vars.CANARY_PAGE'],
};
