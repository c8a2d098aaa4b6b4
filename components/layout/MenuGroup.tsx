import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { MenuLink } from './MenuLink';
import { menuItemLook } from './menuItemLook';

interface MenuGroupProps {
  label: string;
  links: Link[];
  address: string;
}

/** Links under one name in the top bar. */
export function MenuGroup({ label, links, address }: MenuGroupProps) {
  return (
    <Disclosure name="menu" data-menu-group>
      <Summary data-current={links.some(({ href }) => href === address) || undefined}>
        {label}
        <ChevronDown aria-hidden size="1em" strokeWidth={2} />
      </Summary>
      <Panel>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} address={address} />
          </li>
        ))}
      </Panel>
    </Disclosure>
  );
}

const Summary = styled.summary`
  ${menuItemLook}

  &[data-current] {
    color: ${theme.color.accent};
    font-weight: 650;
  }

  > svg {
    transition: rotate ${theme.motion.quick};
  }
`;

const Disclosure = styled.details`
  &[open] > ${Summary} > svg {
    rotate: 180deg;
  }
`;

/** No gap above it: a mouse on its way from the name to the links has not left. */
const Panel = styled.ul`
  position: absolute;
  top: 100%;
  left: 0;
  min-width: 15rem;
  margin: 0;
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow};
  list-style: none;
`;
