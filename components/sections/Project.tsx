import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Photos } from '../gallery/Photos';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { itemLevelUnder } from '../ui/ItemTitle';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { Split, Sticky } from '../ui/Split';

/** One finished job, with its facts and photographs. */
export function Project({ title, text, facts, images, ...section }: Rendered<SectionProps['project']>) {
  return (
    <Section {...section}>
      <Split>
        <Sticky>
          <Title as={itemLevelUnder(section.heading)}>{title}</Title>
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

function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-block: ${theme.space.m} 0;
  font-size: ${theme.size.small};
  line-height: 1.45;

  /* With large text a fact moves below its name. */
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.s};
    padding-block: 0.7rem;
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    flex: 0 1 8rem;
    color: ${theme.color.quiet};
  }

  dd {
    flex: 1 1 7rem;
    font-weight: 600;
  }
`;
