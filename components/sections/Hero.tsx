import { styled } from 'styled-components';
import type { HeroLook } from '../../pipeline/model/contentType';
import { BandHero, BesideHero, PanelHero, ShortHero, StageHero } from '../hero/heroLooks';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, quietText, theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { heroSizes, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Container, columnGap, Eyebrow } from '../ui/Section';

/** The top of a page. Its layout is the one named by `look`; without a photograph it is plain. `action`: the index of the main button. */
export function Hero(props: RenderedProps<'hero'>) {
  const { id, image, look, eyebrow, heading, text, buttons, action, note } = props;
  const content = (
    <Columns $apart={look === 'band' || look === 'panel' || !image}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{heading}</Title>
      </div>
      <div>
        {text && <Lead>{text}</Lead>}
        <Buttons links={buttons} action={action} />
        {note && <Note>{note}</Note>}
      </div>
    </Columns>
  );
  if (!image)
    return (
      <Plain id={id}>
        <Container>{content}</Container>
      </Plain>
    );
  const Look = looks[look];
  const photo = <Picture picture={image} sizes={heroSizes[look]} shape="fill" hero />;
  return (
    <Look id={id} photo={photo}>
      {content}
    </Look>
  );
}

const looks: Record<HeroLook, typeof StageHero> = {
  stage: StageHero,
  panel: PanelHero,
  beside: BesideHero,
  short: ShortHero,
  band: BandHero,
};

/** With `$apart`, the heading has its own column on wide screens. */
const Columns = styled.div<{ $apart: boolean }>`
  ${oneColumn}
  gap: ${theme.space.m};
  max-width: ${({ $apart }) => ($apart ? 'none' : '44rem')};

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $apart }) => ($apart ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)')};
    column-gap: ${columnGap};

    > :last-child {
      align-self: end;
    }
  }
`;

const Title = styled.h1`
  font-family: ${theme.font.display};
  font-size: ${theme.size.h1};
  font-weight: 680;
  letter-spacing: -0.03em;
  line-height: 1.04;
  overflow-wrap: anywhere;
`;

const Lead = styled(Prose)`
  max-width: 36rem;
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

const Note = styled.p`
  max-width: 36rem;
  margin-top: ${theme.space.m};
  ${quietText}
  line-height: 1.45;
`;

const Plain = styled.section`
  padding-block: clamp(${theme.space.l}, 6vw, 5rem);

  &:has(~ section) {
    border-bottom: 1px solid ${theme.color.line};
  }
`;
