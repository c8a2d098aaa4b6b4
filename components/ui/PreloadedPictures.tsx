import { Fragment } from 'react';
import { heroSizes, imageSizes, OTHER_SCREEN, SHARP_PHONE } from './Picture';

/** The large picture of a page that the visitor may open next. */
export interface NextPagePicture {
  /** The layout that shows it, which determines its width. */
  kind: keyof typeof heroSizes;
  /** The attribute `srcset` with its AVIF files. */
  avif: string;
  /** The file for phones, if they have one of their own. */
  phoneHero?: string;
}

/** Pictures of likely next pages. PreloadedPictures.client.ts loads them when the browser is idle. */
export function PreloadedPictures({ pictures }: { pictures: NextPagePicture[] }) {
  return (
    <template data-next-pages>
      {pictures.map(({ kind, avif, phoneHero }) => (
        <Fragment key={avif}>
          {phoneHero && (
            <img alt="" loading="lazy" data-media={SHARP_PHONE} src={phoneHero} srcSet={phoneHero} />
          )}
          <img
            alt=""
            loading="lazy"
            data-media={phoneHero && OTHER_SCREEN}
            src={avif.split(' ')[0]}
            srcSet={avif}
            sizes={imageSizes(heroSizes[kind])}
          />
        </Fragment>
      ))}
    </template>
  );
}
