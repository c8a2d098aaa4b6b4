import { styled } from 'styled-components';
import type { PointsProps } from '../../pipeline/model/sections/points';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { CardGrid } from '../ui/CardGrid';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Short points, each with a small sign. */
export function Points({ items, buttons, ...section }: Rendered<PointsProps>) {
  return (
    <Section {...section}>
      <CardGrid>
        {items.map(({ icon, title, text, link }) => (
          <Point key={title}>
            <Icon name={icon} />
            <div>
              <Title>{title}</Title>
              {text && <Text>{text}</Text>}
              {link && <TextLink link={link} />}
            </div>
          </Point>
        ))}
      </CardGrid>
      <Buttons links={buttons} />
    </Section>
  );
}

const Point = styled.li`
  display: flex;
  gap: ${theme.space.s};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};

  > svg {
    margin-top: 0.05em;
    color: ${theme.color.accent};
  }

  > div {
    min-width: 0;
  }
`;

const Title = styled.h3`
  font-size: ${theme.size.h3};
  font-weight: 650;
  letter-spacing: -0.012em;
  line-height: 1.3;
  text-wrap: balance;
`;

const Text = styled.div`
  margin-top: 0.4rem;
  color: ${theme.color.quiet};
  line-height: 1.55;
`;
