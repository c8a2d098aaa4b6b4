import { styled } from 'styled-components';
import type { HeroProps } from '../../pipeline/model/sections/hero';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { Eyebrow } from '../ui/Eyebrow';

/** The main heading of the page and what to do next. */
export function HeroWords({
  eyebrow,
  heading,
  text,
  buttons,
  note,
}: Omit<Rendered<HeroProps>, 'id' | 'image'>) {
  return (
    <Words>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title>{heading}</Title>
      {text && <Lead>{text}</Lead>}
      <Buttons links={buttons} />
      {note && <Note>{note}</Note>}
    </Words>
  );
}

const Words = styled.div`
  max-width: 44rem;
`;

const Title = styled.h1`
  font-family: ${theme.font.display};
  font-size: ${theme.size.h1};
  font-weight: 680;
  letter-spacing: -0.03em;
  line-height: 1.04;
  text-wrap: balance;
`;

const Lead = styled.div`
  max-width: 36rem;
  margin-top: ${theme.space.m};
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: pretty;
`;

const Note = styled.p`
  max-width: 36rem;
  margin-top: ${theme.space.m};
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;
