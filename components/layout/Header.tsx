import { keyframes, styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/frame';
import { media, theme } from '../theme';
import { Container } from '../ui/Section';
import { DesktopMenu } from './DesktopMenu';
import { PhoneMenu } from './PhoneMenu';
import { homeAddress, Wordmark } from './Wordmark';

/** The top of every page. It stays in view and turns solid once the page is scrolled more than 20 px. */
export function Header({ frame }: { frame: Frame }) {
  return (
    <Bar data-header>
      <Row>
        <Wordmark business={frame.business} home={homeAddress(frame)} />
        <DesktopMenu frame={frame} />
        <PhoneMenu frame={frame} />
      </Row>
    </Bar>
  );
}

const turnSolid = keyframes`
  from {
    border-color: transparent;
    background-color: transparent;
    box-shadow: none;
  }
`;

/** Solid by default; transparent at the top of the page if the browser or the script knows how far it is scrolled. */
const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.header};
  /* With text of 140 % and more it would cover too much, and scrolls away: the length is then far below zero. */
  top: min(0px, (100px - ${theme.height.header}) * 99);
  border-bottom: 1px solid ${theme.color.line};
  background-color: ${theme.color.paper};

  &[data-scrolled='no'] {
    border-color: transparent;
    background-color: transparent;
  }

  @supports (animation-timeline: scroll()) {
    animation: ${turnSolid} 1ms step-end both;
    animation-timeline: scroll(root);
    animation-range: 20px 21px;
  }

  /* Zoomed in so far, it would take a third of the screen. */
  ${media.low} {
    position: static;
  }

  ${media.print} {
    position: static;
    border: 0;
    background: none;
    animation: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(${theme.space.m}, 4vw);
  min-height: ${theme.height.header};
  padding-block: 0.25rem;

  /* A long name takes two lines before the menu does. */
  > :first-child {
    flex-shrink: 999999;
  }
`;
