import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../media';
import { darkTone, theme } from '../theme';
import { Container } from './Container';
import { ItemLevel, itemLevelUnder } from './ItemTitle';
import { Prose } from './Prose';

interface SectionProps {
  id?: string;
  /** Light text on the brand color; other sections alternate between paper and stone. */
  dark?: boolean;
  eyebrow?: string;
  heading?: ReactNode;
  text?: ReactNode;
  /** Not printed. */
  screenOnly?: boolean;
  children?: ReactNode;
}

/** A block across the page with its heading. */
export function Section({ id, dark, eyebrow, heading, text, screenOnly, children }: SectionProps) {
  return (
    <Band id={id} $dark={dark} $screenOnly={screenOnly}>
      <Container>
        <SectionHeader eyebrow={eyebrow} heading={heading} text={text} />
        <ItemLevel value={itemLevelUnder(heading)}>{children}</ItemLevel>
      </Container>
    </Band>
  );
}

const darkBand = css`
  ${darkTone}
  background: ${theme.color.paper};
`;

/** The hero is a page's first section, so the odd ones after it are the third, the fifth and so on. */
const alternating = css`
  &:nth-of-type(odd) {
    background: ${theme.color.stone};
  }
`;

const Band = styled.section<{ $dark?: boolean; $screenOnly?: boolean }>`
  position: relative;
  padding-block: ${theme.space.section};
  ${({ $dark }) => ($dark ? darkBand : alternating)}

  ${media.print} {
    display: ${({ $screenOnly }) => ($screenOnly ? 'none' : 'block')};
    padding-block: ${theme.space.s};
    background: none;

    &:nth-of-type(n) {
      background: none;
    }
  }
`;

interface SectionHeaderProps {
  eyebrow?: string;
  heading?: ReactNode;
  text?: ReactNode;
}

/** The heading of a section with the texts around it; nothing if there are none. */
export function SectionHeader({ eyebrow, heading, text }: SectionHeaderProps) {
  if (!eyebrow && !heading && !text) return null;
  return (
    <Block>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading>{heading}</Heading>}
      {text && <Lead>{text}</Lead>}
    </Block>
  );
}

const Block = styled.div`
  max-width: ${theme.width.header};
  margin-bottom: clamp(${theme.space.m}, 5vw, ${theme.space.xl});

  &:last-child {
    margin-bottom: 0;
  }
`;

const Lead = styled(Prose)`
  margin-top: ${theme.space.s};
  color: ${theme.color.quiet};
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: balance;
`;

/** A short text above a heading. */
export const Eyebrow = styled.p`
  margin: 0 0 ${theme.space.s};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  line-height: 1.4;
`;

/** The heading of a section. */
const Heading = styled.h2`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.h2};
  font-weight: 650;
  letter-spacing: -0.022em;
  line-height: 1.12;
  text-wrap: balance;
`;
