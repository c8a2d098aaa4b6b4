import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { useLabels } from '../labels';
import { media, notPrinted, theme, touchTarget, underlinedOnHover, wrappingRow } from '../theme';
import { Container } from '../ui/Section';

/** Links from the home page to this page, whose address is `address`. Nothing if there is only one link, as on the home page. */
export function Breadcrumbs({ links, address }: { links: Link[]; address: string }) {
  const labels = useLabels();
  if (links.length < 2) return null;
  return (
    <Trail aria-label={labels.breadcrumbs}>
      <Container>
        <Steps>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === address ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </Steps>
      </Container>
    </Trail>
  );
}

const Trail = styled.nav`
  font-size: ${theme.size.small};
  ${notPrinted}
`;

const Steps = styled.ol`
  ${wrappingRow}

  > li + li::before {
    content: '/' / '';
    margin-inline: 0.6em;
    color: ${theme.color.edge};
  }

  /* Phones omit the page's own name, which would push the heading down, unless “Home” is the only other link. */
  ${media.phone} {
    > li:nth-child(n + 3):has(> a[aria-current]) {
      display: none;
    }
  }

  a {
    ${touchTarget}
    margin-inline: -0.4rem;
    padding-inline: 0.4rem;
    color: ${theme.color.quiet};
    ${underlinedOnHover}
  }

  a[aria-current] {
    color: ${theme.color.ink};
    font-weight: 500;
  }
`;
