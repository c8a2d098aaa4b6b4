import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { type ButtonLook, buttonLook } from '../ui/buttonLook';
import { hiddenLook } from '../ui/Hidden';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';

/** The menu in the top bar of wide screens. Its groups open without JavaScript; only one is open at a time. */
export function DesktopMenu({ frame: { navigation, business, address } }: { frame: Frame }) {
  return (
    <Wide>
      <nav aria-label={labels.mainMenu}>
        <Items>
          {navigation.header.map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <MenuGroup {...item} address={address} />
              ) : (
                <MenuLink link={item} address={address} />
              )}
            </li>
          ))}
        </Items>
      </nav>
      <Call href={business.phoneHref}>
        <Phone aria-hidden size="1.1em" strokeWidth={1.75} />
        <span>{business.phone}</span>
      </Call>
      <Estimate href={navigation.button.href}>{navigation.button.label}</Estimate>
    </Wide>
  );
}

const Wide = styled.div`
  display: none;
  font-size: 1rem;

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 clamp(${theme.space.s}, 2vw, ${theme.space.m});
  }

  ${media.print} {
    display: none;
  }
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(0rem, 0.6vw, 0.5rem);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  min-height: ${theme.height.target};
  color: ${theme.color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }

  > svg {
    color: ${theme.color.accent};
  }

  @media (max-width: 74.99rem) {
    justify-content: center;
    min-width: ${theme.height.target};

    > span {
      ${hiddenLook}
    }
  }
`;

const Estimate = styled.a<ButtonLook>`
  ${buttonLook}
  min-height: ${theme.height.target};
  padding: 0.5rem 1.1rem;
  white-space: nowrap;
`;
