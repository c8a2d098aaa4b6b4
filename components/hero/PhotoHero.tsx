import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/values';
import { media } from '../media';
import { theme } from '../theme';
import { Container } from '../ui/Container';
import { darkTone } from '../ui/darkTone';
import { Picture } from '../ui/Picture';
import { heroSizes } from './heroSizes';

interface PhotoHeroProps {
  id?: string;
  image: PictureValue;
  words: ReactNode;
}

/** On phones the photograph stands above the words; from tablets on they stand on it, over a quiet scrim. */
export function PhotoHero({ id, image, words }: PhotoHeroProps) {
  return (
    <Stage id={id}>
      <Photo>
        <Picture picture={image} sizes={heroSizes.stage} shape="fill" priority />
      </Photo>
      <Words>{words}</Words>
    </Stage>
  );
}

const Stage = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.medium} {
    min-height: min(78vh, 46rem);
    ${darkTone}
    background: ${theme.color.paper};
  }
`;

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;

  ${media.medium} {
    grid-area: 1 / 1;
    aspect-ratio: auto;
  }

  /* Dark enough for 4.5:1 on a white wall as far as the words reach, and no further. */
  ${media.wide} {
    --from: max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2);

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(90deg, rgba(10, 22, 18, 0.84), rgba(10, 22, 18, 0.76) calc(var(--from) + 30rem), rgba(10, 22, 18, 0.64) calc(var(--from) + 40rem), rgba(10, 22, 18, 0.06) calc(var(--from) + 62rem)),
        linear-gradient(0deg, rgba(10, 22, 18, 0.3), transparent 40%);
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** Above the words, in which the scrim under them runs out. */
const FADE = '7rem';

const Words = styled(Container)`
  position: relative;
  padding-block: ${theme.space.l} ${theme.space.xl};

  ${media.medium} {
    grid-area: 1 / 1;
    align-self: end;
    padding-block: ${FADE} clamp(${theme.space.xl}, 7vw, 6rem);
    background: linear-gradient(0deg, rgba(10, 22, 18, 0.86), rgba(10, 22, 18, 0.78) calc(100% - ${FADE}), transparent);
  }

  ${media.wide} {
    background: none;
  }

  ${media.print} {
    background: none;
    color: #000;
  }
`;
