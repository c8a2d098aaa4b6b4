import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { notPrinted, shadow, theme, touchTarget, underlinedOnHover, wrappingRow } from '../theme';
import { ButtonLink } from '../ui/Buttons';
import { hiddenLook } from '../ui/Hidden';
import { headerMedia } from './headerMedia';
import { MenuLink, MenuSummary } from './MenuLink';

/** The menu on wide screens. Its groups open without scripts, one at a time. */
export function DesktopMenu({ frame }: { frame: PageFrameData }) {
  const { navigation, business, address } = frame;
  const { fitsMenu, hidesNumber } = headerMedia(frame);
  return (
    <Bar $from={fitsMenu}>
      <nav aria-label={useLabels().mainMenu}>
        <Items>
          {navigation.header.map((item, index) => (
            <li key={item.label}>
              {'links' in item ? (
                <MenuGroup {...item} address={address} atEnd={index >= navigation.header.length / 2} />
              ) : (
                <MenuLink link={item} address={address} />
              )}
            </li>
          ))}
        </Items>
      </nav>
      <Call href={business.phoneHref} $iconIn={hidesNumber}>
        <Phone aria-hidden size="1.1em" strokeWidth={1.75} />
        <span>{business.phone}</span>
      </Call>
      <Estimate href={navigation.button.href}>{navigation.button.label}</Estimate>
    </Bar>
  );
}

const Bar = styled.div<{ $from: string }>`
  display: none;
  font-size: 1rem;

  ${({ $from }) => $from} {
    ${wrappingRow}
    align-items: center;
    justify-content: flex-end;
    gap: 0 clamp(${theme.space.s}, 2vw, ${theme.space.m});
  }
  ${notPrinted}
`;

const Items = styled.ul`
  ${wrappingRow}
  gap: clamp(0rem, 0.6vw, 0.5rem);

  > li {
    position: relative;
  }
`;

const Call = styled.a<{ $iconIn: string }>`
  ${touchTarget}
  gap: 0.45em;
  color: ${theme.color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${underlinedOnHover}
  white-space: nowrap;

  > svg {
    color: ${theme.color.accent};
  }

  /* On a narrower screen, only the icon is visible. */
  ${({ $iconIn }) => $iconIn} {
    justify-content: center;
    min-width: ${theme.height.target};

    > span {
      ${hiddenLook}
    }
  }
`;

const Estimate = styled(ButtonLink)`
  min-height: ${theme.height.target};
  padding: 0.5rem 1.1rem;
  white-space: nowrap;
`;

type Group = Extract<PageFrameData['navigation']['header'][number], { links: unknown }>;

/** A group with more links has two columns. */
const MAX_LINKS_IN_COLUMN = 10;

/** A group of links in the top bar. `atEnd`: it is in the right half of the bar. */
function MenuGroup({ label, links, address, atEnd }: Group & { address: string; atEnd: boolean }) {
  const hasTwoColumns = links.length > MAX_LINKS_IN_COLUMN;
  return (
    <details name="menu" data-menu-group>
      <MenuSummary data-current={links.some(({ href }) => href === address) || undefined}>
        {label}
        <ChevronDown aria-hidden size="1em" strokeWidth={2} />
      </MenuSummary>
      <Panel $twoColumns={hasTwoColumns} $toLeft={hasTwoColumns && atEnd}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} address={address} />
          </li>
        ))}
      </Panel>
    </details>
  );
}

/**
 * No gap between the panel and the group's name, since the group closes when the mouse leaves it. The panel scrolls if it is taller than
 * the window.
 */
const Panel = styled.ul<{ $twoColumns: boolean; $toLeft: boolean }>`
  position: absolute;
  z-index: ${theme.layer.raised};
  top: 100%;
  ${({ $toLeft }) => ($toLeft ? 'right: 0;' : 'left: 0;')}
  min-width: 15rem;
  max-height: calc(100vh - ${theme.height.header});
  max-height: calc(100dvh - ${theme.height.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  ${({ $twoColumns }) => $twoColumns && 'display: grid; grid-template-columns: repeat(2, 15rem);'}
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: ${shadow};
`;
