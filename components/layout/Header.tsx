import { keyframes, styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { media, theme } from '../theme';
import { Container } from '../ui/Section';
import { DesktopMenu } from './DesktopMenu';
import { headerMedia } from './headerMedia';
import { PhoneMenu } from './PhoneMenu';
import { Wordmark } from './Wordmark';

/** The sticky header of every page. It turns solid once the page is scrolled more than 20 px. */
export function Header({ frame }: { frame: PageFrameData }) {
  return (
    <Bar data-header>
      <Row $media={headerMedia(frame)}>
        <Wordmark frame={frame} />
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

/** Solid by default. At the top of the page it is transparent, in browsers with scroll-driven animations or after the script has run. */
const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.header};
  /* A header taller than 100px (text of 140 % or more) would cover too much. top is then far below zero, so that the header scrolls away. */
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

  /* On so low a viewport (high zoom) a sticky header would cover a third of the screen. */
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

const Row = styled(Container)<{ $media: ReturnType<typeof headerMedia> }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(${theme.space.m}, 4vw);
  min-height: ${theme.height.header};
  padding-block: 0.25rem;

  /* A long menu is wider than the page. */
  ${({ $media }) => $media.fitsMenu} {
    max-width: calc(${({ $media }) => $media.rowWidth} + 2 * ${theme.space.gutter});
  }

  /* The name wraps to two lines before the menu does. */
  > :first-child {
    flex-shrink: 999999;
  }
`;
