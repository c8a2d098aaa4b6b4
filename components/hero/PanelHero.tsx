import { styled } from 'styled-components';
import { media, notPrinted } from '../media';
import { theme } from '../theme';
import { Container } from '../ui/Container';
import { Picture } from '../ui/Picture';
import type { HeroProps } from './PhotoHero';
import { heroSizes } from './PicturesAhead';

/** A photograph as wide as the screen, and the text on a sheet over its lower edge. */
export function PanelHero({ id, image, children }: HeroProps) {
  return (
    <section id={id}>
      <Photo>
        <Picture picture={image} sizes={heroSizes.panel} shape="fill" hero />
      </Photo>
      <Container>
        <Sheet>{children}</Sheet>
      </Container>
    </section>
  );
}

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;

  ${media.medium} {
    height: min(54vh, 34rem);
    aspect-ratio: auto;

    /* The middle of the part above the sheet. */
    img {
      object-position: 50% 65%;
    }
  }
  ${notPrinted}
`;

const Sheet = styled.div`
  position: relative;
  padding-block: ${theme.space.l} ${theme.space.m};

  ${media.medium} {
    margin-top: -7rem;
    margin-inline: calc(-1 * ${theme.space.s});
    padding: ${theme.space.l} ${theme.space.s} ${theme.space.s};
    border-radius: ${theme.radius} ${theme.radius} 0 0;
    background: ${theme.color.paper};
  }

  ${media.wide} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.s};
  }

  ${media.print} {
    margin: 0;
    padding: 0;
  }
`;
