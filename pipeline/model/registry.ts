import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { TypeName } from './Site';
import type { SectionModel } from './section';
import { sections } from './sections.generated';

/** Every content type. */
export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);

const MODELS: Readonly<Record<string, SectionModel>> = sections;

/** Everything that depends on the type of a file. */
export function contentTypeOf(type: TypeName): ContentType {
  return contentTypes[type];
}

/** Everything that depends on the kind of a section; nothing where there is no such kind. */
export function sectionModel(kind: string): SectionModel | undefined {
  return Object.hasOwn(MODELS, kind) ? MODELS[kind] : undefined;
}
