import type { Picture } from '../../pipeline/fields/mentions';
import { heroSizes } from './heroSizes';

export interface PictureAhead {
  kind: keyof typeof heroSizes;
  image: Pick<Picture, 'sources' | 'src'>;
}

/** Kept for the browser's code, which loads them once the page is at rest. Nothing of a template is loaded by itself. */
export function PicturesAhead({ pictures }: { pictures: PictureAhead[] }) {
  return (
    <template data-ahead>
      {pictures.map(({ kind, image: { sources, src } }) => (
        <picture key={src}>
          <source type="image/avif" srcSet={sources.avif} sizes={heroSizes[kind]} />
          <img src={src} alt="" fetchPriority="low" />
        </picture>
      ))}
    </template>
  );
}
