import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { FramePlace, type FramePlaceProps } from './FramePlace';
import { TextLink } from './TextLink';

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
