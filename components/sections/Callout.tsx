import { css, styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, notPrinted, theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';

/** The call to action at the end of a page. It is the only section with the dark brand background. */
export function Callout({ buttons, image, ...section }: RenderedProps<'callout'>) {
  return (
    <Band $split={Boolean(image)}>
      <Section dark {...section}>
        <Buttons links={buttons} />
      </Section>
      {image && (
        <Photo>
          <Picture picture={image} sizes="(min-width: 64rem) 42vw, 100vw" shape="fill" />
        </Photo>
      )}
    </Band>
  );
}

const besidePhoto = css`
  > section > div > * {
    max-width: 50%;
  }
`;

const acrossPage = css`
  > section > div {
    display: grid;
    grid-template-columns: minmax(50%, 40rem) auto;
    align-items: end;
    justify-content: space-between;
    gap: ${theme.space.l};

    > * {
      margin-block: 0;
    }
  }
`;

const Band = styled.div<{ $split: boolean }>`
  position: relative;
  background: ${theme.color.brand};

  ${media.wide} {
    ${({ $split }) => ($split ? besidePhoto : acrossPage)}
  }
  ${notPrinted}
`;

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;

  ${media.wide} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 42%;
    aspect-ratio: auto;
  }
`;
