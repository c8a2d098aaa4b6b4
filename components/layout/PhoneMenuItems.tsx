import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { theme } from '../theme';
import { MenuLink } from './MenuLink';
import { menuItemLook } from './menuItemLook';

/** The links of the sheet; each group opens and closes by itself. */
export function PhoneMenuItems({
  items,
  address,
}: {
  items: Frame['navigation']['header'];
  address: string;
}) {
  return (
    <Items>
      {items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <details data-menu-group>
              <Summary>
                {item.label}
                <ChevronDown aria-hidden size="1.1em" strokeWidth={1.75} />
              </Summary>
              <Group>
                {item.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} address={address} />
                  </li>
                ))}
              </Group>
            </details>
          ) : (
            <MenuLink link={item} address={address} />
          )}
        </li>
      ))}
    </Items>
  );
}

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }

  a,
  summary {
    min-height: 3.25rem;
    padding-inline: 0;
    font-size: 1.125rem;
  }

  a:hover,
  summary:hover {
    background: none;
  }
`;

const Summary = styled.summary`
  ${menuItemLook}
  justify-content: space-between;

  > svg {
    transition: rotate ${theme.motion.quick};
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Group = styled.ul`
  margin: 0 0 ${theme.space.s};
  padding: 0 0 0 ${theme.space.s};
  border-left: 2px solid ${theme.color.line};
  list-style: none;

  a {
    min-height: ${theme.height.target};
    font-size: 1.0625rem;
    font-weight: 400;
  }
`;
