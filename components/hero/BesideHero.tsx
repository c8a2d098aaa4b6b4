import { styled } from 'styled-components';
import { media, notPrinted } from '../media';
import { theme } from '../theme';
import { Container } from '../ui/Container';
import { Picture } from '../ui/Picture';
import type { HeroProps } from './PhotoHero';
import { heroSizes } from './PicturesAhead';

interface BesideHeroProps extends HeroProps {
  /** Lower, so that the next section is in view. */
  short?: boolean;
}

/** The text beside a photograph that reaches the edge of the screen. */
export function BesideHero({ id, image, children, short }: BesideHeroProps) {
  return (
    <Stage id={id} $short={short}>
      <Photo $short={short}>
        <Picture picture={image} sizes={heroSizes.beside} shape="fill" hero />
      </Photo>
      <Container>
        <Text $short={short}>{children}</Text>
      </Container>
    </Stage>
  );
}

const Photo = styled.div<{ $short?: boolean }>`
  position: relative;
  aspect-ratio: ${({ $short }) => ($short ? '3 / 1' : '3 / 2')};

  ${media.medium} {
    aspect-ratio: ${({ $short }) => ($short ? '4 / 1' : '2 / 1')};
  }

  ${media.wide} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 56%;
    aspect-ratio: auto;
  }
  ${notPrinted}
`;

const Stage = styled.section<{ $short?: boolean }>`
  position: relative;
  background: ${theme.color.stone};

  ${media.wide} {
    display: grid;
    align-items: center;
    min-height: ${({ $short }) => ($short ? 'min(50vh, 28rem)' : 'min(72vh, 42rem)')};
  }

  ${media.print} {
    background: none;
  }
`;

const Text = styled.div<{ $short?: boolean }>`
  padding-block: ${({ $short }) => ($short ? theme.space.m : theme.space.l)}
    ${({ $short }) => ($short ? theme.space.l : theme.space.xl)};

  ${media.wide} {
    width: 42%;
    padding-block: ${theme.space.xl};
    padding-right: ${theme.space.xl};

    h1 {
      font-size: clamp(2.25rem, 3.6vw, 3.25rem);
    }
  }
`;
