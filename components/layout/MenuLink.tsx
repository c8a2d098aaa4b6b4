import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { theme } from '../theme';

const menuItemLook = css`
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

  &:is([aria-current='page'], [data-current]) {
    color: ${theme.color.accent};
    font-weight: 650;
  }
`;

/** A link of the menu, with `aria-current` if it links to the page at `address`. */
export function MenuLink({ link, address }: { link: Link; address: string }) {
  return (
    <Anchor href={link.href} aria-current={link.href === address ? 'page' : undefined}>
      {link.label}
    </Anchor>
  );
}

const Anchor = styled.a`
  ${menuItemLook}
`;

/** The name of a group in the menu. Its icon turns when the group is open. */
export const MenuSummary = styled.summary`
  ${menuItemLook}

  > svg {
    transition: rotate ${theme.motion.quick};
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;
