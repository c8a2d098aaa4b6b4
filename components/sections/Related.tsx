import { styled } from 'styled-components';
import type { RelatedProps } from '../../pipeline/model/sections/related';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Links to pages that go with this one. */
export function Related({ links, ...section }: Rendered<RelatedProps>) {
  return (
    <Section {...section} screenOnly>
      <Rows>
        {links.map((link) => (
          <li key={link.href}>
            <Row link={link} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled(TextLink)`
  display: flex;
  justify-content: space-between;
  min-height: 4rem;
  padding-block: ${theme.space.s};
  line-height: 1.3;
`;
