import { styled } from 'styled-components';
import type { TeamProps } from '../../pipeline/model/sections/team';
import { labels } from '../labels';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Member } from '../ui/Member';
import { ScrollBox } from '../ui/ScrollBox';
import { Section } from '../ui/Section';

/** The people of the team in a row that scrolls: one, two or three at a time. */
export function Team({ members, ...section }: Rendered<TeamProps>) {
  return (
    <Section {...section}>
      <Row>
        <ScrollBox label={section.heading ?? labels.team}>
          <People>
            {members.map((member) => (
              <li key={member.name}>
                <Member {...member} />
              </li>
            ))}
          </People>
        </ScrollBox>
      </Row>
    </Section>
  );
}

const Row = styled.div`
  > [role='region'] {
    padding-bottom: ${theme.space.s};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    scrollbar-color: ${theme.color.edge} transparent;
  }
`;

const People = styled.ul`
  --shown: 1.1;
  --gap: ${theme.space.s};
  display: grid;
  grid-auto-columns: calc((100% + var(--gap)) / var(--shown) - var(--gap));
  grid-auto-flow: column;
  gap: var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    scroll-snap-align: start;
  }

  ${media.medium} {
    --shown: 2;
    --gap: ${theme.space.m};
  }

  ${media.wide} {
    --shown: 3;
  }
`;
