import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { Eyebrow } from '../ui/Eyebrow';

type HeroWordsProps = Pick<
  Rendered<SectionProps['hero']>,
  'eyebrow' | 'heading' | 'text' | 'buttons' | 'note'
> & {
  /** The heading in a column of its own where there is room. */
  apart?: boolean;
};

/** The main heading of the page and what to do next. */
export function HeroWords({ eyebrow, heading, text, buttons, note, apart }: HeroWordsProps) {
  return (
    <Words $apart={apart}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{heading}</Title>
      </div>
      <div>
        {text && <Lead>{text}</Lead>}
        <Buttons links={buttons} />
        {note && <Note>{note}</Note>}
      </div>
    </Words>
  );
}

const Words = styled.div<{ $apart?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-width: ${({ $apart }) => ($apart ? 'none' : '44rem')};

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $apart }) => ($apart ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)')};
    column-gap: clamp(${theme.space.l}, 6vw, 5.5rem);

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
  text-wrap: balance;
`;

const Lead = styled.div`
  max-width: 36rem;
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

const Note = styled.p`
  max-width: 36rem;
  margin-top: ${theme.space.m};
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;
