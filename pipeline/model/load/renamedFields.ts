import { metaOf, shapeOf } from '../../kinds/kind';
import type { Source } from '../../source/Source';
import type { ContentType } from '../contentType';
import { memoize } from '../memoize';

/** Renamed fields of a content type: the current name by the name in the previous version. */
export const renamedFields = memoize(
  ({ fields }: Pick<ContentType, 'fields'>): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(shapeOf(fields)).flatMap(([name, field]) => {
        const { formerName } = metaOf(field);
        return formerName ? [[formerName, name]] : [];
      }),
    ),
);

/** A source with current names for former ones, and without retired fields. If a file has both names, the old one stays, and is reported as unknown. */
export function withCurrentNames(source: Source, model: Pick<ContentType, 'fields' | 'name'>): Source {
  const { values, positions, valuePositions } = source;
  const renamed = [...renamedFields(model)].filter(([former, name]) => former in values && !(name in values));
  const removed = (retired[model.name] ?? []).filter((name) => name in values);
  if (renamed.length === 0 && removed.length === 0) return source;
  const newNames = new Map(renamed);
  const current: Source['values'] = Object.create(null);
  for (const [key, value] of Object.entries(values))
    if (!removed.includes(key)) current[newNames.get(key) ?? key] = value;
  const currentPath = (path: string) => path.replace(/^\w+/, (key) => newNames.get(key) ?? key);
  const rename = (points: Source['positions']) =>
    new Map([...points].map(([path, point]) => [currentPath(path), point]));
  return {
    ...source,
    values: current,
    positions: rename(positions),
    valuePositions: rename(valuePositions),
  };
}

/** Names that existed in the previous version only, by content type or workflow. They are ignored with a warning. Empty this when the next version begins. */
export const retired: Readonly<Record<string, readonly string[]>> = {
  business: ['claims', 'ownerLanguage'],
  labels: ['costNone', 'searchArticles', 'foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'],
  'deploy-site.yml': ['vars.CANARY_PAGE'],
};
