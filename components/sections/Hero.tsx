import type { SectionProps } from '../../pipeline/model/Site';
import { BandHero } from '../hero/BandHero';
import { BesideHero } from '../hero/BesideHero';
import { HeroWords } from '../hero/HeroWords';
import { PanelHero } from '../hero/PanelHero';
import { PhotoHero } from '../hero/PhotoHero';
import { PlainHero } from '../hero/PlainHero';
import type { Rendered } from '../Rendered';

/** The top of the page, by the kind of page; on plain paper where there is no photograph. */
export function Hero({ id, image, look, ...words }: Rendered<SectionProps['hero']>) {
  const lines = <HeroWords {...words} apart={look === 'band' || look === 'panel' || !image} />;
  if (!image) return <PlainHero id={id} words={lines} />;
  if (look === 'beside' || look === 'short')
    return <BesideHero id={id} image={image} words={lines} short={look === 'short'} />;
  if (look === 'panel') return <PanelHero id={id} image={image} words={lines} />;
  if (look === 'band') return <BandHero id={id} image={image} words={lines} />;
  return <PhotoHero id={id} image={image} words={lines} />;
}
