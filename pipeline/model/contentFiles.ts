import type { ContentTree } from '../source/listFolder';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import { memoize } from './memoize';
import type { TypeName } from './Site';

/** A content file: what it is by where it stands. */
export interface ContentFile {
  /** Relative to the content folder. */
  path: string;
  /** Relative to the folder above it, as messages name it. */
  file: string;
  place: string;
  type: TypeName | 'descriptions' | undefined;
}

/** Files that are guides for the owner, not content. */
const GUIDES = ['README.md', 'FIELDS.md'];

export const contentFiles = memoize(({ root, label, markdown }: ContentTree): readonly ContentFile[] =>
  markdown
    .filter((path) => !GUIDES.includes(path))
    .map((path) => ({
      path,
      file: `${label}/${path}`,
      place: `${root}/${path}`,
      type: path.endsWith('/descriptions.md') ? 'descriptions' : typeOf(path),
    })),
);

/** The kind of a file by where it stands. */
export function typeOf(path: string): TypeName | undefined {
  const names = Object.keys(contentTypes) as TypeName[];
  return names.find((name) => {
    const { file, folder }: ContentType = contentTypes[name];
    return file === path || (path.startsWith(`${folder}/`) && path.split('/').length === 2);
  });
}
