import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Frame } from '../frames/Frame';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { SplitSection } from '../ui/Split';

/** The latest posts of a social network, beside the words that lead to them. */
export function Feed({ frame, title, follow, ...words }: Rendered<SectionProps['feed']>) {
  return (
    <SplitSection {...words}>
      <Posts data-feed>
        <Frame url={frame} title={title} width={500} height={680} link={follow} />
      </Posts>
    </SplitSection>
  );
}

/** The network draws it 500 px wide: it ends where the page does. */
const Posts = styled.div`
  ${media.wide} {
    justify-self: end;
  }
`;
