import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, theme } from '../theme';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { linkedRow, stretchedLink } from '../ui/stretchedLink';
import { TextLink } from '../ui/TextLink';

/** Links to related pages. `pictures`: the small photograph of each, if there is one. */
export function Related({ links, pictures, ...section }: RenderedProps<'related'>) {
  return (
    <Section {...section} screenOnly>
      <Rows>
        {links.map((link, index) => {
          const picture = pictures[index];
          return (
            <li key={link.href}>
              {picture && <Picture picture={picture} sizes="8rem" shape="photo" />}
              <Row link={link} />
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}

/** A list of three links: it has one row or one column, so that the last link is never alone in a row. */
const THREE = ':has(> :last-child:nth-child(3))';

const Rows = styled.ul`
  ${oneColumn}
  gap: 0 ${theme.space.xl};

  > li {
    ${linkedRow}
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  picture {
    flex: none;
    width: 8rem;
    max-width: 35%;
  }

  ${media.medium} {
    &:not(${THREE}) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.wide} {
    &${THREE} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const Row = styled(TextLink)`
  flex: 1;
  justify-content: space-between;
  min-height: 4rem;
  font-size: ${theme.size.h3};
  line-height: 1.3;
  ${stretchedLink}
`;
