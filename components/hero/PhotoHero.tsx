import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import { media, notPrinted } from '../media';
import { darkGround, fixedColor, scrim, theme } from '../theme';
import { Container } from '../ui/Container';
import { Picture } from '../ui/Picture';
import { heroSizes } from './PicturesAhead';

/** What every look of a hero takes. */
export interface HeroProps {
  id?: string;
  image: PictureValue;
  children: ReactNode;
}

/** On phones the photograph above the text; on wider screens the text on the photograph, over a scrim. */
export function PhotoHero({ id, image, children }: HeroProps) {
  return (
    <Stage id={id}>
      <Photo>
        <Picture picture={image} sizes={heroSizes.stage} shape="fill" hero />
      </Photo>
      <Text>{children}</Text>
    </Stage>
  );
}

const Stage = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.medium} {
    min-height: min(78vh, 46rem);
    ${darkGround}
  }
`;

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;

  ${media.medium} {
    grid-area: 1 / 1;
    aspect-ratio: auto;
  }

  /* Dark enough for a contrast of 4.5:1 over a white wall as far as the text reaches, and no further. */
  ${media.wide} {
    --from: max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2);

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(90deg, ${scrim(0.84)}, ${scrim(0.76)} calc(var(--from) + 30rem), ${scrim(0.64)} calc(var(--from) + 40rem), ${scrim(0.06)} calc(var(--from) + 62rem)),
        linear-gradient(0deg, ${scrim(0.3)}, transparent 40%);
    }
  }
  ${notPrinted}
`;

/** Above the text, where the scrim fades out. */
const FADE = '7rem';

const Text = styled(Container)`
  position: relative;
  padding-block: ${theme.space.l} ${theme.space.xl};

  ${media.medium} {
    grid-area: 1 / 1;
    align-self: end;
    padding-block: ${FADE} clamp(${theme.space.xl}, 7vw, 6rem);
    background: linear-gradient(0deg, ${scrim(0.86)}, ${scrim(0.78)} calc(100% - ${FADE}), transparent);
  }

  ${media.wide} {
    background: none;
  }

  ${media.print} {
    background: none;
    color: ${fixedColor.print};
  }
`;
