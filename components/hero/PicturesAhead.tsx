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
        <link
          key={avif}
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={avif}
          imageSizes={sizesFor(heroSizes[kind])}
        />
      ))}
    </template>
  );
}
