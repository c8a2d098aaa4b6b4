import { Fragment } from 'react';
import type { HeroLook } from '../../pipeline/model/contentType';
import { imageSizes, OTHER_SCREEN, SHARP_PHONE } from '../ui/Picture';

export interface NextPagePicture {
  kind: keyof typeof heroSizes;
  avif: string;
  phoneHero?: string;
}

/** Pictures of likely next pages. PreloadedPictures.client.ts loads them when the browser is idle. */
export function PreloadedPictures({ pictures }: { pictures: NextPagePicture[] }) {
  return (
    <template data-ahead>
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

const WHOLE = '100vw';
const FRAMED = '(min-width: 75rem) 1200px, 100vw';
const BESIDE = '(min-width: 64rem) 56vw, 100vw';

/** The attribute `sizes` of the large picture at the top of a page. */
export const heroSizes: Record<HeroLook | 'article', string> = {
  stage: WHOLE,
  panel: WHOLE,
  beside: BESIDE,
  short: BESIDE,
  band: FRAMED,
  article: FRAMED,
};
