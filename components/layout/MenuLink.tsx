import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { theme } from '../theme';
import { linkRel } from '../ui/TextLink';

/** A link of the menu, or the summary of a group. */
export const menuItemLook = css`
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-height: ${theme.height.target};
  padding: 0.4rem 0.75rem;
  border-radius: ${theme.radius};
  color: ${theme.color.ink};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: ${theme.color.stone};
  }

  &[aria-current='page'] {
    color: ${theme.color.accent};
    font-weight: 650;
  }
`;

/** A link of the menu, marked where it links to the current page at `address`. */
export function MenuLink({ link, address }: { link: Link; address: string }) {
  return (
    <Anchor href={link.href} rel={linkRel(link)} aria-current={link.href === address ? 'page' : undefined}>
      {link.label}
    </Anchor>
  );
}

const Anchor = styled.a`
  ${menuItemLook}
`;
