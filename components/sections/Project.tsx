import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Photos } from '../gallery/Photos';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Facts } from '../ui/Facts';
import { levelBelow } from '../ui/levelBelow';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { Split } from '../ui/Split';
import { Sticky } from '../ui/Sticky';

/** One finished job, with its facts and photographs. */
export function Project({ title, text, facts, images, ...section }: Rendered<SectionProps['project']>) {
  return (
    <Section {...section}>
      <Split>
        <Sticky>
          <Title as={levelBelow(section.heading)}>{title}</Title>
          <Prose>{text}</Prose>
          {facts && <Facts facts={facts} />}
        </Sticky>
        <div data-gallery={images.length > 1 || undefined}>
          <Photos title={title} pictures={images} />
        </div>
      </Split>
    </Section>
  );
}

const Title = styled.h3`
  margin-bottom: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
  font-weight: 650;
  letter-spacing: -0.018em;
  line-height: 1.2;
  text-wrap: balance;
`;
