import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { TextLink } from '../ui/TextLink';

interface FrameProps extends FramePlaceProps {
  /** Leads to the same thing: a page cannot tell that a frame was blocked. */
  link: Link;
}

/** Another site's page in a frame: `loadFrames` opens it once the page has loaded. Without scripts there is the link alone. */
export function Frame({ link, ...place }: FrameProps) {
  return (
    <Figure data-frame>
      <FramePlace {...place} />
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

interface FramePlaceProps {
  url: string;
  /** What the frame shows, for people who cannot see it. */
  title: string;
  /** Its size in pixels; narrower where there is less room, as wide as there is room without a width. */
  width?: number;
  height: number;
}

/**
 * The kept place of another site's page. The frame waits in a template: a browser makes a whole document for even an
 * empty one, before the page's first paint, and without scripts it would load all of them at once.
 */
export function FramePlace({ url, title, width, height }: FramePlaceProps) {
  return (
    <Place $width={width} $height={height}>
      <template>
        <iframe loading="lazy" src={url} title={title} width={width} height={height} />
      </template>
    </Place>
  );
}

const Place = styled.div<{ $width?: number; $height: number }>`
  width: ${({ $width }) => ($width ? `${$width}px` : '100%')};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  margin-bottom: 0.25rem;
  overflow: hidden;
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  /* Said of what has no scripts, since older browsers cannot say that they have them. */
  @media print, (scripting: none) {
    display: none;
  }

  > iframe {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
