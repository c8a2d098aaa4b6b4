import { styled } from 'styled-components';
import type { TimelineProps } from '../../pipeline/model/sections/timeline';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { Split } from '../ui/Split';
import { Sticky } from '../ui/Sticky';

/** A history, year by year. */
export function Timeline({ id, items, ...words }: Rendered<TimelineProps>) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
        </Sticky>
        <Years>
          {items.map(({ year, title, text }) => (
            <li key={`${year} ${title}`}>
              <Year>{year}</Year>
              <div>
                <Title>{title}</Title>
                {text && <Words>{text}</Words>}
              </div>
            </li>
          ))}
        </Years>
      </Split>
    </Section>
  );
}

const Years = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem ${theme.space.m};
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }

  ${media.medium} {
    > li {
      grid-template-columns: 7rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

const Year = styled.p`
  color: ${theme.color.accent};
  font-family: ${theme.font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.025em;
  line-height: 1.1;
`;

const Title = styled.h3`
  font-size: ${theme.size.h3};
  font-weight: 650;
  letter-spacing: -0.012em;
  line-height: 1.25;
`;

const Words = styled.div`
  margin-top: 0.4rem;
  color: ${theme.color.quiet};
  line-height: 1.55;
`;
