import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/mentions';
import { theme } from '../theme';
import { TextLink } from './TextLink';

interface FrameProps {
  url: string;
  /** What the frame shows, for people who cannot see it. */
  title: string;
  /** Its size in pixels; narrower where there is less room, as wide as there is room without a width. */
  width?: number;
  height: number;
  /** Leads to the same thing: a page cannot tell that a frame was blocked. */
  link: Link;
}

/**
 * Another site's page in a frame. Its space is kept; `loadFrames` gives it its address once the page has loaded, and it
 * then loads near the screen. Without scripts there is the link alone.
 */
export function Frame({ url, title, width, height, link }: FrameProps) {
  return (
    <Figure>
      <Window loading="lazy" data-src={url} title={title} width={width} height={height} />
      <figcaption>
        <TextLink link={link} />
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  > figcaption {
    margin-top: 0.25rem;
    line-height: 1.4;
  }
`;

const Window = styled.iframe`
  display: block;
  width: ${({ width }) => (width ? `${width}px` : '100%')};
  max-width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};

  @media (scripting: none) {
    display: none;
  }
`;
