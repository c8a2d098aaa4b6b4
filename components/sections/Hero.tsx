import type { HeroProps } from '../../pipeline/model/sections/hero';
import { HeroWords } from '../hero/HeroWords';
import { PhotoHero } from '../hero/PhotoHero';
import { PlainHero } from '../hero/PlainHero';
import type { Rendered } from '../Rendered';

/** The top of the page: on a photograph, or on plain paper where there is none. */
export function Hero({ id, image, ...words }: Rendered<HeroProps>) {
  if (!image) return <PlainHero id={id} words={<HeroWords {...words} />} />;
  return <PhotoHero id={id} image={image} words={<HeroWords {...words} />} />;
}
