import type { FeedProps } from '../../pipeline/model/sections/feed';
import type { Rendered } from '../Rendered';
import { Frame } from '../ui/Frame';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { Split } from '../ui/Split';
import { Sticky } from '../ui/Sticky';

/** The latest posts of a social network, beside the words that lead to them. */
export function Feed({ id, frame, title, follow, ...words }: Rendered<FeedProps>) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
        </Sticky>
        <div data-feed>
          <Frame url={frame} title={title} width={500} height={680} link={follow} />
        </div>
      </Split>
    </Section>
  );
}
