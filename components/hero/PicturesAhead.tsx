import { sizesFor } from '../ui/sizesFor';
import { heroSizes } from './heroSizes';

export interface PictureAhead {
  kind: keyof typeof heroSizes;
  /** Addresses of all its sizes. */
  avif: string;
}

/** Kept for the browser's code, which loads them once the page is at rest. Nothing of a template is loaded by itself. */
export function PicturesAhead({ pictures }: { pictures: PictureAhead[] }) {
  return (
    <template data-ahead>
      {pictures.map(({ kind, avif }) => (
        <img
          key={avif}
          alt=""
          loading="lazy"
          src={avif.split(' ')[0]}
          srcSet={avif}
          sizes={sizesFor(heroSizes[kind])}
        />
      ))}
    </template>
  );
}
