import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { TextLink } from '../ui/TextLink';

interface FrameProps extends FrameSlotProps {
  /** A link to the same content, since a page cannot detect that a frame was blocked. */
  link: Link;
}

/** Another site's page, which frames.client.ts loads after the page itself. Without scripts there is only the link. */
export function Frame({ link, ...slot }: FrameProps) {
  return (
    <Figure data-frame>
      <FrameSlot {...slot} />
      <figcaption>
        <TextLink link={link} />
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  > figcaption {
    line-height: 1.4;
  }
`;

interface FrameSlotProps {
  url: string;
  /** What the frame shows, for people who cannot see it. */
  title: string;
  /** Pixels at most; without a width, as wide as the space. */
  width?: number;
  height: number;
}

/**
 * The space for another site's page. The frame waits in a template: a browser makes a whole document for even an empty
 * one, before the page's first paint, and without scripts it would load all of them at once.
 */
export function FrameSlot({ url, title, width, height }: FrameSlotProps) {
  return (
    <Slot $width={width} $height={height}>
      <template>
        <iframe loading="lazy" src={url} title={title} width={width} height={height} />
      </template>
    </Slot>
  );
}

const Slot = styled.div<{ $width?: number; $height: number }>`
  width: ${({ $width }) => ($width ? `${$width}px` : '100%')};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  margin-bottom: 0.25rem;
  overflow: hidden;
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  /* Hidden without scripts, not shown with them: older browsers ignore this query. */
  @media print, (scripting: none) {
    display: none;
  }

  > iframe {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
