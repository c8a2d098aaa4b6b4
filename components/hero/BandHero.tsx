import { styled } from 'styled-components';
import { media, notPrinted } from '../media';
import { theme } from '../theme';
import { Container } from '../ui/Container';
import { Picture } from '../ui/Picture';
import type { HeroProps } from './PhotoHero';
import { heroSizes } from './PicturesAhead';

/** The text on paper, and a wide photograph below it. */
export function BandHero({ id, image, children }: HeroProps) {
  return (
    <Stage id={id}>
      <Container>{children}</Container>
      <Frame>
        <Photo>
          <Picture picture={image} sizes={heroSizes.band} shape="fill" hero />
        </Photo>
      </Frame>
    </Stage>
  );
}

const Stage = styled.section`
  padding-block: clamp(${theme.space.m}, 4vw, ${theme.space.xl}) 0;
`;

const Frame = styled(Container)`
  margin-top: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
  ${notPrinted}
`;

const Photo = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2;
  border-radius: ${theme.radius};

  ${media.medium} {
    aspect-ratio: 5 / 2;
  }
`;
