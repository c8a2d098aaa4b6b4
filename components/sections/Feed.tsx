import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Frame } from '../frames/Frame';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { SplitSection } from '../ui/Split';

/** The latest posts of a social network, beside the heading. */
export function Feed({ frame, title, image, follow, ...header }: Rendered<SectionProps['feed']>) {
  return (
    <SplitSection {...header}>
      <Posts data-feed>
        <Frame url={frame} title={title} image={image} link={follow} {...frameSize(frame)} />
      </Posts>
    </SplitSection>
  );
}

/** The size that the address asks the network for. */
function frameSize(address: string) {
  const asked = new URL(address).searchParams;
  return { width: Number(asked.get('width')) || 500, height: Number(asked.get('height')) || 500 };
}

/** The network renders it 500 px wide, so it is aligned with the right edge of the page. */
const Posts = styled.div`
  ${media.wide} {
    justify-self: end;
  }
`;
