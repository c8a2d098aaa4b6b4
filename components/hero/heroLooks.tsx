import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { covering, darkGround, fixedColor, media, notPrinted, oneColumn, scrim, theme } from '../theme';
import { Container } from '../ui/Section';

/** The props of every layout of a hero: a photograph, and the text as `children`. */
interface HeroProps {
  id?: string;
  /** The photograph; it fills its parent. */
  photo: ReactNode;
  children: ReactNode;
}

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  ${notPrinted}
`;

/** The photograph is above the text on phones. On wider screens, the text is on the photograph, over a dark gradient. */
export function StageHero({ id, photo, children }: HeroProps) {
  return (
    <Stage id={id}>
      <StagePhoto>{photo}</StagePhoto>
      <StageText>{children}</StageText>
    </Stage>
  );
}

const Stage = styled.section`
  ${oneColumn}

  ${media.medium} {
    min-height: min(78vh, 46rem);
    ${darkGround}
  }
`;

const StagePhoto = styled(Photo)`
  ${media.medium} {
    grid-area: 1 / 1;
    aspect-ratio: auto;
  }

  /* Dark enough behind the text for a contrast of 4.5:1 on a white wall; the rest of the photograph stays clear. */
  ${media.wide} {
    --text-start: max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2);

    &::after {
      content: '';
      ${covering}
      background:
        linear-gradient(90deg, ${scrim(0.84)}, ${scrim(0.76)} calc(var(--text-start) + 30rem), ${scrim(0.64)} calc(var(--text-start) + 40rem), ${scrim(0.06)} calc(var(--text-start) + 62rem)),
        linear-gradient(0deg, ${scrim(0.3)}, transparent 40%);
    }
  }
`;

/** The height above the text in which the gradient fades out. */
const FADE = '7rem';

const StageText = styled(Container)`
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

/** A photograph of the full screen width. The text is on a panel over its lower edge. */
export function PanelHero({ id, photo, children }: HeroProps) {
  return (
    <section id={id}>
      <PanelPhoto>{photo}</PanelPhoto>
      <Container>
        <Sheet>{children}</Sheet>
      </Container>
    </section>
  );
}

const PanelPhoto = styled(Photo)`
  ${media.medium} {
    height: min(54vh, 34rem);
    aspect-ratio: auto;

    /* The panel covers the lower edge, so the middle of what is visible is a little below the middle of the photograph. */
    img {
      object-position: 50% 65%;
    }
  }
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

/** Like `BesideHero`, so short that the next section is visible without scrolling. */
export const ShortHero = (props: HeroProps) => <BesideHero {...props} short />;

/** The text beside a photograph that reaches the edge of the screen. */
export function BesideHero({ id, photo, children, short }: HeroProps & { short?: boolean }) {
  return (
    <Beside id={id} $short={short}>
      <BesidePhoto $short={short}>{photo}</BesidePhoto>
      <Container>
        <BesideText $short={short}>{children}</BesideText>
      </Container>
    </Beside>
  );
}

const Beside = styled.section<{ $short?: boolean }>`
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

const BesidePhoto = styled(Photo)<{ $short?: boolean }>`
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
`;

const BesideText = styled.div<{ $short?: boolean }>`
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

/** The text on the plain background, with a wide photograph below it. */
export function BandHero({ id, photo, children }: HeroProps) {
  return (
    <Band id={id}>
      <Container>{children}</Container>
      <Frame>
        <BandPhoto>{photo}</BandPhoto>
      </Frame>
    </Band>
  );
}

const Band = styled.section`
  padding-block: clamp(${theme.space.m}, 4vw, ${theme.space.xl}) 0;
`;

const Frame = styled(Container)`
  margin-top: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
  ${notPrinted}
`;

const BandPhoto = styled(Photo)`
  overflow: hidden;
  aspect-ratio: 2;
  border-radius: ${theme.radius};

  ${media.medium} {
    aspect-ratio: 5 / 2;
  }
`;
