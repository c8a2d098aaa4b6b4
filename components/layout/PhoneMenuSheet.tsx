import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { quietText, theme } from '../theme';
import { IconButton } from '../ui/Buttons';
import { ContactActions } from './ActionBar';
import { MenuLink, MenuSummary } from './MenuLink';

/** The sheet at the bottom of the screen, 60 % of its height. The script opens it as a modal dialog. Each group opens and closes independently. */
export function PhoneMenuSheet({ frame }: { frame: PageFrameData }) {
  const labels = useLabels();
  return (
    <Sheet aria-label={labels.menu}>
      <Head>
        <span aria-hidden>{labels.menu}</span>
        <Close type="button" aria-label={labels.close}>
          <X aria-hidden size="1.375rem" strokeWidth={1.75} />
        </Close>
      </Head>
      <Links aria-label={labels.menu}>
        <Items>
          {frame.navigation.header.map((item) => (
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
                        <MenuLink link={link} address={frame.address} />
                      </li>
                    ))}
                  </Group>
                </details>
              ) : (
                <MenuLink link={item} address={frame.address} />
              )}
            </li>
          ))}
        </Items>
      </Links>
      <Actions>
        <ContactActions frame={frame} />
      </Actions>
    </Sheet>
  );
}

/** The margin aligns its icon, rather than its edge, with the text. */
const Close = styled(IconButton)`
  margin-right: -0.6875rem;
  border-radius: ${theme.radius};
  color: ${theme.color.ink};
`;

const Sheet = styled.dialog`
  position: fixed;
  z-index: calc(${theme.layer.sheet} + 1);
  inset: auto 0 0;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: none;
  height: ${theme.height.sheet};
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: 1rem 1rem 0 0;
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &,
  &::backdrop {
    transition: ${theme.motion.calm} ease-out;
  }

  &[data-closing] {
    translate: 0 100%;
  }

  &[data-closing]::backdrop {
    opacity: 0;
  }

  @starting-style {
    &[open] {
      translate: 0 100%;
    }

    &[open]::backdrop {
      opacity: 0;
    }
  }

  &[open],
  details[open] ~ & {
    display: grid;
  }

  &:not([open]) ${Close} {
    visibility: hidden;
  }

  &::backdrop {
    /* Older browsers do not inherit custom properties in ::backdrop, so a fallback value is needed. */
    background: var(${theme.vars.color.overlay}, ${theme.raw.color.overlay});
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.625rem ${theme.space.gutter} 0.375rem;
  ${quietText}
  font-weight: 600;
`;

const Links = styled.nav`
  padding-inline: ${theme.space.gutter};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Actions = styled.div`
  padding: 0.75rem ${theme.space.gutter} calc(0.75rem + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};

  @media (max-height: 32rem) {
    display: none;
  }
`;

const Items = styled.ul`
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }

  :is(a, summary) {
    min-height: 3.25rem;
    padding-inline: 0;
    font-size: 1.125rem;
  }

  :is(a, summary):hover {
    background: none;
  }
`;

const Summary = styled(MenuSummary)`
  justify-content: space-between;
`;

const Group = styled.ul`
  margin: 0 0 ${theme.space.s};
  padding: 0 0 0 ${theme.space.s};
  border-left: 2px solid ${theme.color.line};

  a {
    min-height: ${theme.height.target};
    font-size: 1.0625rem;
    font-weight: 400;
  }
`;
